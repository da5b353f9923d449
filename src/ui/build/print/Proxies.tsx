import {
  type CardFacts,
  type CardStore,
  diceLimit,
  ENERGY_NAMES,
  monogram,
} from '../../../dice-masters/cards/index.ts';
import type { Team } from '../../../dice-masters/teams/index.ts';
import { useLines } from '../../card-finder/card-words.ts';
import { Cost } from '../../kit/Cost.tsx';
import { Die } from '../../kit/Die.tsx';
import { EffectText } from '../../kit/EffectText.tsx';

const A_PAGE = 9;

interface Props {
  team: Team;
  catalogue: CardStore;
}

/** Cards of words in the size of the real ones, nine to a page, to cut out and sleeve. */
export function Proxies({ team, catalogue }: Props) {
  const cards = [...team.cards, ...team.basicActions].flatMap(
    ({ card }) => catalogue.card(card) ?? [],
  );
  const pages = Array.from({ length: Math.ceil(cards.length / A_PAGE) }, (_, page) =>
    cards.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  return (
    <div class="print-sheet proxies">
      {pages.map((some) => (
        <div class="proxy-page">
          {some.map((card) => (
            <ProxyCard card={card} />
          ))}
        </div>
      ))}
    </div>
  );
}

function ProxyCard({ card }: { card: CardFacts }) {
  const mark = monogram(card.name);
  const lines = useLines(card.id);
  const length = lines.join(' ').length;
  return (
    <article class={length > 260 ? 'proxy long' : 'proxy'}>
      <header>
        <Cost cost={card.cost} energy={[...card.energy]} />
        <h2>
          {card.name} <span>{card.subtitle}</span>
        </h2>
      </header>
      <p class="proxy-energy">
        {card.energy.map((type) => ENERGY_NAMES[type]).join(', ') || 'Any energy'}
      </p>
      <div class="proxy-text">
        {lines.map((line) => (
          <p>
            <EffectText line={line} />
          </p>
        ))}
      </div>
      <div class="proxy-faces">
        {card.faces.map((face) => (
          <Die face={face} mark={mark} energy={card.energy} size="small" times={1} />
        ))}
      </div>
      <footer>
        <span>
          {card.set.toUpperCase()} {card.number}
        </span>
        <span>{diceLimit(card)}</span>
        <span>Proxy</span>
      </footer>
    </article>
  );
}

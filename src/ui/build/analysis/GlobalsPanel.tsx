import type { CardFacts } from '../../../dice-masters/cards/index.ts';
import { address } from '../../address/site-root.ts';
import { useLines } from '../../card-finder/card-words.ts';
import { EffectText } from '../../kit/EffectText.tsx';
import { Panel } from './Panel.tsx';

/** What the opponent may use too. (R11.1) */
export function GlobalsPanel({ globals }: { globals: CardFacts[] }) {
  return (
    <Panel title="Globals for both players">
      {globals.length === 0 ? (
        <p class="say">Your cards bring no Global.</p>
      ) : (
        <ul class="team-globals">
          {globals.map((card) => (
            <li key={card.id}>
              <a href={address(`cards/${card.id}/`)}>{card.name}</a>{' '}
              <span class="say">{card.subtitle}</span>
              <GlobalLines id={card.id} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function GlobalLines({ id }: { id: string }) {
  const lines = useLines(id).filter((line) => line.startsWith('Global'));
  return (
    <>
      {lines.map((line) => (
        <p key={line}>
          <EffectText line={line} />
        </p>
      ))}
    </>
  );
}

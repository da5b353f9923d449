import {
  type CardFacts,
  diceLimit,
  fullTitle,
  KIND_NAMES,
  monogram,
  tint,
} from '../../dice-masters/cards/index.ts';
import { address } from '../address/site-root.ts';
import { CardChips } from '../kit/CardChips.tsx';
import { Cost } from '../kit/Cost.tsx';
import { Die } from '../kit/Die.tsx';
import { EffectLines } from '../kit/EffectLines.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { DrawnCard } from './drawn-card.ts';

/** A card page, drawn from data; it says what the full page has besides. */
export function KeptCardPage({ drawn }: { drawn: DrawnCard }) {
  const { card, names, lines, set, versions, previous, next } = drawn;
  return (
    <article class="card-page">
      <div class="doubt" role="note">
        <Icon name="warning" />
        <div>
          <p>
            The connection is missing or slow, so this card is drawn from the data on your device.
            Its full page adds sources, readings and doubts; open it once with a connection and it
            stays.
          </p>
          <p>
            <button class="button" type="button" onClick={() => location.reload()}>
              Open the full page
            </button>
          </p>
        </div>
      </div>
      <section class={`card-object ${tint(card.energy)}`}>
        <div class="title">
          <Cost cost={card.cost} energy={card.energy} large />
          <h1>
            {card.name} <span class="subtitle">{card.subtitle}</span>
          </h1>
        </div>
        <CardChips card={card} names={names} />
        <div class="columns">
          <section>
            <h2>What it does</h2>
            <ul class="effects">
              {lines.map((line) => (
                <li key={line}>
                  <EffectLines lines={[line]} />
                </li>
              ))}
            </ul>
            {lines.length === 0 && <p class="quiet">{withoutWords(card)}</p>}
          </section>
          <Faces card={card} />
        </div>
        <p class="quiet">
          {KIND_NAMES[card.kind]} · {diceLimit(card)} ·{' '}
          <a href={address(`sets/${set.code}/`)}>{set.name}</a> {card.number} of {set.count}
        </p>
        <p>
          <a class="button" href={`${address('build/')}?add=${card.id}`}>
            <Icon name="build" /> Add to your team
          </a>
        </p>
      </section>
      <Versions name={card.name} versions={versions} />
      <nav class="neighbours" aria-label="In this set">
        {previous && <Neighbour card={previous} rel="prev" />}
        {next && <Neighbour card={next} rel="next" />}
      </nav>
    </article>
  );
}

function withoutWords({ keywords }: CardFacts): string {
  return keywords.length > 0 ? 'Its keywords.' : 'The data has no words for it.';
}

function Faces({ card }: { card: CardFacts }) {
  const mark = monogram(card.name);
  return (
    <section>
      <h2>The six faces</h2>
      {card.faces.length === 0 && <p class="quiet">This card has no dice of its own.</p>}
      <ul class="faces">
        {card.faces.map((face, at) => (
          <li key={at}>
            <Die face={face} mark={mark} energy={card.energy} size="large" times={1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Versions({ name, versions }: { name: string; versions: CardFacts[] }) {
  if (versions.length === 0) return null;
  return (
    <section class="group">
      <h2>{name}, other versions</h2>
      <ul>
        {versions.map(({ id, subtitle, set, number }) => (
          <li key={id}>
            <a href={address(`cards/${id}/`)}>{subtitle}</a> ({set.toUpperCase()} {number})
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbour({ card, rel }: { card: CardFacts; rel: 'prev' | 'next' }) {
  return (
    <a class="button" rel={rel} href={address(`cards/${card.id}/`)}>
      {rel === 'prev' && <Icon name="previous" />}
      <span>
        <small>Number {card.number}</small>
        {fullTitle(card)}
      </span>
      {rel === 'next' && <Icon name="next" />}
    </a>
  );
}

import type { EffectLine } from '../../quarriors/cards/index.ts';

/** What a card of Quarriors! does, a clause a line. */
export function QuarryEffects({ effects }: { effects: readonly EffectLine[] }) {
  if (effects.length === 0) return <p class="quarry-effects none">Nothing beyond its faces.</p>;
  return (
    <ul class="quarry-effects">
      {effects.map(({ bursts, openings, text }) => (
        <li key={text}>
          {bursts.length > 0 && (
            <span class="stars" role="img" aria-label={burstWords(bursts)}>
              {bursts.map((count) => '★'.repeat(count)).join(' / ')}
            </span>
          )}
          {openings.length > 0 && <b>{openings.join(', ')}: </b>}
          {text}
        </li>
      ))}
    </ul>
  );
}

function burstWords(bursts: readonly number[]): string {
  return bursts.map((count) => (count === 1 ? 'Single burst' : 'Double burst')).join(' or ');
}

import type { GameView } from '../../quarriors/engine/index.ts';

const EMPTY_TO_END = 4;

/** The cards of the Wilds: what they cost, and how many dice are left. (Q2.3, Q8.2) */
export function WildsPanel({ view }: { view: GameView }) {
  return (
    <section class="quarry-wilds" aria-labelledby="quarry-wilds">
      <h2 id="quarry-wilds">
        Wilds <small>{`${view.emptyCards} of ${EMPTY_TO_END} creature cards empty`}</small>
      </h2>
      <ul>
        {view.wilds.map(({ id, name, dice, cost }) => (
          <li key={id} class={dice === 0 ? 'empty' : ''}>
            <b class="quarry-cost">{cost}</b>
            <span>{name}</span>
            <span>{dice === 1 ? '1 die' : `${dice} dice`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

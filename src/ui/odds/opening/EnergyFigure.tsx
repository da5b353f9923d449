import { EXPLANATIONS } from '../../../dice-masters/odds/index.ts';
import { expected, formatFraction, toNumber } from '../../../tabletop/fraction.ts';
import { Figure } from '../charts/Figure.tsx';
import { named, plain } from '../charts/figure-table.ts';
import { Ridges } from '../charts/Ridges.tsx';
import type { Shown } from './OpeningView.tsx';
import { drawnChance } from './words.ts';

const MOST = 4;

/** How much energy lies on the table after the roll. */
export function EnergyFigure({ shown }: { shown: Shown }) {
  const { answer, asked, card, method } = shown;
  const goal = asked.reroll === 'best' && card ? [`rerolled for ${card.name}`] : [];
  const amounts = Array.from({ length: MOST + 1 }, (_, amount) => amount);
  const rolls = answer.energy.map(({ dice, chances }) => ({
    name: `${dice} dice`,
    chances,
    mean: expected(chances),
  }));
  const zero = { num: 0n, den: 1n };
  return (
    <Figure
      id="odds-energy"
      title="Energy of the opening roll"
      look="third"
      say="How many energy symbols lie on the table after the reroll: three Sidekicks on the very first turn, four afterwards."
      method={[...method, ...goal]}
      how={[EXPLANATIONS.energy]}
      table={{
        columns: ['Roll', ...amounts.map((amount) => `${amount} energy`), 'Average', 'Exactly'],
        rows: rolls.map(({ name, chances, mean }) => [
          named(name),
          ...amounts.map((amount) => drawnChance(chances[amount] ?? zero)),
          plain(toNumber(mean), toNumber(mean).toFixed(3)),
          named(formatFraction(mean)),
        ]),
      }}
    >
      <Ridges
        id="odds-energy"
        label="Energy of the opening roll"
        look="rolled"
        most={MOST}
        ridges={rolls.map(({ name, chances, mean }) => ({
          name,
          shares: chances.map(toNumber),
          mean: toNumber(mean),
        }))}
      />
    </Figure>
  );
}

import { SIM_EXPLANATIONS, type SimReport } from '../../../dice-masters/simulation/index.ts';
import type { Weave } from '../../kit/Weaves.tsx';
import { Figure } from '../charts/Figure.tsx';
import { drawn, named } from '../charts/figure-table.ts';
import { Stack, type StackLayer } from '../charts/Stack.tsx';
import type { TeamDie } from '../team-cards.ts';

interface Props {
  report: SimReport;
  method: string[];
  dice: readonly TeamDie[];
}

/** What lies in the bag when a turn ends, by kind of die. */
export function BagFigure({ report, method, dice }: Props) {
  const weaveOf = new Map(dice.map(({ card }) => [card.id, card.energy[0] ?? 'generic']));
  const layers: StackLayer[] = LAYERS.map(([weave, name]) => ({
    name,
    weave,
    amounts: report.turns.map(({ bagContent }) =>
      bagContent
        .filter(({ card }) => (weaveOf.get(card) ?? 'sidekick') === weave)
        .reduce((sum, { mean }) => sum + mean, 0),
    ),
  })).filter(({ amounts }) => amounts.some((amount) => amount > 0));
  return (
    <Figure
      id="games-bag"
      title="What is in the bag"
      say="Dice in the bag when the turn ends, on average, by the energy of their cards."
      method={method}
      how={[SIM_EXPLANATIONS.bag, SIM_EXPLANATIONS.interval]}
      table={{
        columns: ['Dice', ...report.turns.map(({ turn }) => `Turn ${turn}`)],
        rows: [
          ...layers.map(({ name, amounts }) => [
            named(name),
            ...amounts.map((amount) => drawn(amount, amount.toFixed(2))),
          ]),
          [
            named('All, with interval'),
            ...report.turns.map(({ bag }) =>
              named(`${bag.mean.toFixed(2)} (${bag.low.toFixed(2)} to ${bag.high.toFixed(2)})`),
            ),
          ],
        ],
      }}
    >
      <Stack id="games-bag" label="Dice in the bag by turn" layers={layers} />
    </Figure>
  );
}

const LAYERS: [Weave, string][] = [
  ['sidekick', 'Sidekicks'],
  ['fist', 'Fist'],
  ['bolt', 'Bolt'],
  ['mask', 'Mask'],
  ['shield', 'Shield'],
  ['generic', 'Basic Actions'],
];

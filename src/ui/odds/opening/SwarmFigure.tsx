import { EXPLANATIONS } from '../../../dice-masters/odds/index.ts';
import { formatFraction, toNumber } from '../../../tabletop/fraction.ts';
import { Figure } from '../charts/Figure.tsx';
import { named } from '../charts/figure-table.ts';
import { Heatmap, type HeatRow } from '../charts/Heatmap.tsx';
import type { Shown } from './OpeningView.tsx';
import { drawnChance } from './words.ts';

/** Dice in the bag before the draw. */
export const BAG_SIZES = [4, 6, 8, 10, 12, 14, 16];

/** How often Swarm triggers, by what is in the bag. */
export function SwarmFigure({ shown }: { shown: Shown }) {
  const { answer, dice } = shown;
  if (answer.swarm.length === 0) return null;
  const lines = answer.swarm.flatMap(({ id, rows }) => {
    const card = dice.find((one) => one.card.id === id)?.card;
    return rows.map(({ copies, triggers }) => ({ card, copies, triggers }));
  });
  const nameOf = ({ card, copies }: (typeof lines)[number]) =>
    `${copies} ${card?.name ?? ''} in the bag`;
  const rows = lines.map(
    (line): HeatRow => ({
      name: nameOf(line),
      mark: String(line.copies),
      energy: line.card?.energy ?? [],
      chances: line.triggers.map((chance) => chance && toNumber(chance)),
    }),
  );
  return (
    <Figure
      id="odds-swarm"
      title="Swarm"
      look="wide"
      say="With one die of the card active, the chance that a draw of four brings another and Swarm triggers, by the dice in your bag."
      method={['Exact', 'every handful counted', 'four dice drawn']}
      how={[EXPLANATIONS.swarm, EXPLANATIONS.draw]}
      table={{
        columns: ['In the bag', ...BAG_SIZES.map((size) => `${size} dice`), 'Exactly'],
        rows: lines.map((line) => [
          named(nameOf(line)),
          ...line.triggers.map((chance) => (chance ? drawnChance(chance) : named('–'))),
          named(line.triggers.map((chance) => (chance ? formatFraction(chance) : '–')).join(' ')),
        ]),
      }}
    >
      <Heatmap
        id="odds-swarm"
        label="Chance that Swarm triggers, by dice in the bag"
        columns={BAG_SIZES.map(String)}
        groups={[['Dice in the bag', BAG_SIZES.length]]}
        rows={rows}
      />
    </Figure>
  );
}

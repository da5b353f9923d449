import { PAIRED_FIGURES, type PairedFigure } from './counts/paired-tally.ts';
import { meanDifference, shareDifference } from './counts/statistics.ts';
import { watchedCards } from './games/watched-cards.ts';
import type { ComparisonReport, Difference } from './report.ts';
import type { ComparisonRequest } from './request.ts';
import type { Gathering } from './run/gathering.ts';
import { writeReport } from './write-report.ts';

/** What changed between two batches of the same luck, game by game. */
export function writeComparison(
  { before, after }: ComparisonRequest,
  gathering: Gathering,
): ComparisonReport {
  const { paired, done, games } = gathering;
  if (!paired) throw new Error('a simulation of one team has no pairs');
  const eachTurn = (of: (turn: number) => Difference) =>
    Array.from({ length: paired.turns }, (_, turn) => of(turn));
  const figures = Object.fromEntries(
    PAIRED_FIGURES.map((name) => [
      name,
      eachTurn((turn) => meanDifference(paired.figure(name, turn))),
    ]),
  ) as Record<PairedFigure, Difference[]>;
  const cards = watchedCards(before);
  return {
    done,
    games,
    isFinal: done === games,
    before: writeReport(before, gathering, 0),
    after: writeReport(after, gathering, 1),
    ...figures,
    lethal: eachTurn((turn) => shareDifference(paired.lethal(turn))),
    cards: paired.cards.flatMap(([place], pair) => {
      const card = cards[place]?.card;
      if (!card) return [];
      return {
        card: card.id,
        name: card.name,
        cost: card.cost,
        afford: eachTurn((turn) => shareDifference(paired.afford(pair, turn))),
        affordBy: eachTurn((turn) => shareDifference(paired.affordBy(pair, turn))),
      };
    }),
  };
}

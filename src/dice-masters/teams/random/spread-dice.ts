import type { Team } from '../team.ts';
import { bandOf, type CostBand } from './cost-bands.ts';
import { diceOn, mostDice, type RandomDraw } from './draw.ts';

/** Cheap dice are bought often, dear ones once or twice. */
const CHANCES: Record<CostBand, number> = { early: 3, middle: 2, late: 1 };

/** Puts the remaining dice on the drawn cards, one by one; locked cards keep theirs. */
export function spreadDice(team: Team, draw: RandomDraw): Team {
  const { catalogue, chance, format, isLegal, locked } = draw;
  const most = format.dice.most ?? Number.POSITIVE_INFINITY;
  const fixed = new Set(locked.map(({ card }) => card));
  const open = team.cards.flatMap(({ card }, place) => {
    const facts = catalogue.card(card);
    return facts && !fixed.has(card) ? [{ facts, place }] : [];
  });
  let spread = team;
  while (diceOn(spread.cards) < most && open.length > 0) {
    const lots = open.flatMap((one) =>
      Array.from({ length: CHANCES[bandOf(one.facts)] }, () => one),
    );
    const one = lots[chance.below(lots.length)];
    const entry = one && spread.cards[one.place];
    if (!one || !entry) break;
    const more = {
      ...spread,
      cards: spread.cards.with(one.place, { ...entry, dice: entry.dice + 1 }),
    };
    const isRoom = entry.dice < mostDice(one.facts, format) && isLegal(more);
    if (isRoom) spread = more;
    else open.splice(open.indexOf(one), 1);
  }
  return spread;
}

import type { Check, LaidOut, Placed } from './check.ts';
import { groupBy } from './group.ts';
import { changePrinting, removeCards } from './repairs.ts';

interface Ban {
  check: string;
  /** The rule that the format sets aside. */
  rule: string;
  /** Which rows it looks at. */
  rows: 'cards' | 'all';
  /** Why a card may not be there, in words that follow its name; null where it may. */
  because(placed: Placed, team: LaidOut): string | null;
}

/** A check that forbids cards one by one. */
export function forbid({ check, rule, rows, because }: Ban): Check {
  return (team) =>
    [...groupBy(team[rows], ({ card }) => card)].flatMap(([card, group]) => {
      const [first] = group;
      const reason = first && because(first, team);
      if (!first || !reason) return [];
      return {
        check,
        rule,
        severity: 'illegal',
        cards: [card],
        message: `${first.called} ${reason}. Remove it.`,
        repairs: () => [
          ...team.catalogue.reprints(card).map((printing) => changePrinting(group, printing)),
          removeCards(group),
        ],
      };
    });
}

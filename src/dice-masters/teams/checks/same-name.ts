import { foldTitle } from '../ban-list.ts';
import type { Check, Placed } from './check.ts';
import { groupBy } from './group.ts';
import { keepOne, keepOnly } from './repairs.ts';
import { codesOf, namesOf } from './words.ts';

const nameKey = ({ facts, card }: Placed) => foldTitle(facts?.name ?? card);

/** No name twice, whatever the subtitle; only the whole name counts. (V09, V11, DQ06) */
export const sameName: Check = ({ cards, format }) => {
  const groups = groupBy(cards, (placed) => JSON.stringify([nameKey(placed), placed.facts?.set]));
  return [...groups.values()].flatMap((group) => {
    const [first, ...again] = group;
    if (first === undefined || again.length === 0) return [];
    return {
      check: format.rules.sameName,
      rule: format.rules.sameName,
      severity: 'illegal',
      cards: codesOf(group),
      message: sharedName(group, first),
      repairs: (others) => {
        const choice = keepOne(group, others);
        return choice ? [keepOnly(choice.kept, choice.others)] : [];
      },
    };
  });
};

/** Not even from another set, with other dice. (V10, DQ06) */
export const sameNameAcrossSets: Check = ({ cards, format }) => {
  const known = cards.filter(({ facts }) => facts !== undefined);
  return [...groupBy(known, nameKey).values()].flatMap((group) => {
    const [first] = group;
    const isOneSet = group.every(({ facts }) => facts?.set === first?.facts?.set);
    if (first === undefined || isOneSet) return [];
    return {
      check: format.rules.sameNameAcrossSets,
      rule: format.rules.sameNameAcrossSets,
      severity: 'illegal',
      cards: codesOf(group),
      message: `${sharedName(group, first)} Another set or other dice make no difference.`,
      repairs: (others) => {
        const good = (placed: Placed) => (others.against(placed) === 0 ? 1 : 0);
        const sets = [...groupBy(group, ({ facts }) => facts?.set).values()];
        const worth = (set: Placed[]) => set.reduce((sum, placed) => sum + good(placed), 0);
        const [best = []] = sets.sort((a, b) => worth(b) - worth(a) || b.length - a.length);
        const choice = keepOne(best, others);
        if (!choice) return [];
        const elsewhere = group.filter((placed) => !best.includes(placed));
        const again = group.filter((placed) => placed !== choice.kept);
        return [keepOnly(choice.kept, elsewhere), keepOnly(choice.kept, again)];
      },
    };
  });
};

function sharedName(group: readonly Placed[], first: Placed): string {
  if (codesOf(group).length === 1) {
    return `${first.called} is on the team ${group.length} times. Keep one.`;
  }
  return `${namesOf(group)} share a name; a team has each name once. Keep one.`;
}

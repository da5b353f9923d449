import { mergeTexts } from './merge-texts.ts';
import type { Team, TeamCard } from './team.ts';

/** The team with what both did to it since the base; where they cannot both have their way, ours stands. */
export function mergeTeams(base: Team, ours: Team, theirs: Team): Team {
  return {
    name: mergeTexts(base.name, ours.name, theirs.name),
    format: ours.format === base.format ? theirs.format : ours.format,
    cards: mergeRows(base.cards, ours.cards, theirs.cards),
    basicActions: mergeRows(base.basicActions, ours.basicActions, theirs.basicActions),
    notes: mergeTexts(base.notes, ours.notes, theirs.notes),
    tags: mergeLists(base.tags, ours.tags, theirs.tags),
  };
}

/** Theirs, without what we took out and with what we put in. */
export function mergeLists(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string[] {
  const stayed = theirs.filter((one) => ours.includes(one) || !base.includes(one));
  const added = ours.filter((one) => !base.includes(one) && !theirs.includes(one));
  return [...stayed, ...added];
}

function mergeRows(
  base: readonly TeamCard[],
  ours: readonly TeamCard[],
  theirs: readonly TeamCard[],
): TeamCard[] {
  const [before, own, other] = [byCard(base), byCard(ours), byCard(theirs)];
  const keys = mergeLists([...before.keys()], [...own.keys()], [...other.keys()]);
  const isTheirOrder = isSameOrder([...before.keys()], [...own.keys()]);
  const inOrder = isTheirOrder ? keys : keys.sort((a, b) => placeIn(own, a) - placeIn(own, b));
  return inOrder.flatMap((key) => {
    const [was, mine, yours] = [before.get(key), own.get(key), other.get(key)];
    if (!mine || !yours) return mine ?? yours ?? [];
    const dice = was && mine.dice === was.dice ? yours.dice : mine.dice;
    return { ...mine, dice, note: mergeTexts(was?.note ?? '', mine.note, yours.note) };
  });
}

/** Entries by card, and by which of its entries where a card stands twice. */
function byCard(row: readonly TeamCard[]): Map<string, TeamCard> {
  const entries = new Map<string, TeamCard>();
  for (const entry of row) {
    let time = 1;
    while (entries.has(`${time} ${entry.card}`)) time++;
    entries.set(`${time} ${entry.card}`, entry);
  }
  return entries;
}

/** Whether what stands in both stands in the same order. */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const stayed = before.filter((key) => after.includes(key));
  const kept = after.filter((key) => before.includes(key));
  return stayed.every((key, at) => key === kept[at]);
}

function placeIn(row: ReadonlyMap<string, TeamCard>, key: string): number {
  const at = [...row.keys()].indexOf(key);
  return at < 0 ? row.size : at;
}

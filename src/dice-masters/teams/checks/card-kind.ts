import { KIND_NAMES } from '../../cards/card.ts';
import { listed } from '../count-words.ts';
import type { Check, Finding, LaidOut, Placed } from './check.ts';
import { sameCards } from './group.ts';
import { changeRow, removeCards } from './repairs.ts';

/** Each kind of card in its own place. (V15, D02, DQ02) */
export const cardKind: Check = (team) => {
  const rowOf = ({ facts }: Placed) => facts && rowFor(facts.kind, team);
  return [
    ...sameCards(team.all, (placed) => rowOf(placed) === null).map((group) => noPlace(team, group)),
    ...sameCards(team.cards, (placed) => rowOf(placed) === 'basicActions').map((group) =>
      basicAmongCards(team, group),
    ),
    ...sameCards(team.basicActions, (placed) => rowOf(placed) === 'cards').map((group) =>
      cardAmongBasics(team, group),
    ),
  ];
};

/** The row where a kind of card belongs; null where the format has no place for it. */
function rowFor(kind: keyof typeof KIND_NAMES, { format }: LaidOut) {
  if (kind === 'basic-action') return 'basicActions';
  return (format.kinds as string[]).includes(kind) ? 'cards' : null;
}

function noPlace(team: LaidOut, group: [Placed, ...Placed[]]): Finding {
  const [{ called, facts }] = group;
  const kinds = listed(team.format.kinds.map((kind) => `${KIND_NAMES[kind]} cards`));
  const message = `${called} is ${kindWords(facts?.kind ?? 'action')}; only ${kinds} take a card place here. Remove it.`;
  return misplaced(team, group, message, () => [removeCards(group)]);
}

function basicAmongCards(team: LaidOut, group: [Placed, ...Placed[]]): Finding {
  const [dice = 0] = team.format.basicActions.dice;
  const message = `${group[0].called} is a Basic Action and takes no card place. Put it with the Basic Actions.`;
  return misplaced(team, group, message, () => [
    changeRow(group, dice, 'the Basic Actions'),
    removeCards(group),
  ]);
}

function cardAmongBasics(team: LaidOut, group: [Placed, ...Placed[]]): Finding {
  const [{ called, dice, facts }] = group;
  const all = facts?.maxDice ?? 1;
  const kept = Math.max(1, Math.min(Math.trunc(dice), all));
  const message = `${called} is no Basic Action and cannot stand in for one. Put it with the cards.`;
  return misplaced(team, group, message, () => [
    changeRow(group, team.format.fullDice ? all : kept, 'the cards'),
    removeCards(group),
  ]);
}

function misplaced(
  { format }: LaidOut,
  group: [Placed, ...Placed[]],
  message: string,
  repairs: Finding['repairs'],
): Finding {
  const { cardKind: rule } = format.rules;
  return { check: rule, rule, severity: 'illegal', cards: [group[0].card], message, repairs };
}

function kindWords(kind: keyof typeof KIND_NAMES): string {
  const name = KIND_NAMES[kind];
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

import { foldTitle } from '../ban-list.ts';
import { listed } from '../count-words.ts';
import type { Check } from './check.ts';
import { groupBy, sameCards } from './group.ts';
import { giveUp, keepOne, keepOnly, putDice, removeCards } from './repairs.ts';
import { codesOf, diceWords } from './words.ts';

const basicActionWords = (count: number) =>
  count === 1 ? '1 Basic Action' : `${count === 0 ? 'no' : count} Basic Actions`;

/** As many Basic Actions as the format has. (V07, DQ03, DF04) */
export const basicActionCount: Check = ({ basicActions, format }) => {
  const { least, most } = format.basicActions;
  const { length } = basicActions;
  if (length >= least && length <= most) return [];
  const extra = basicActions.slice(most);
  const wanted = least === most ? `${most}` : `${least} to ${most}`;
  const todo = length < least ? `Add ${least - length}` : `Remove ${extra.length}`;
  return [
    {
      check: format.rules.basicActions,
      rule: format.rules.basicActions,
      severity: length < least ? 'incomplete' : 'illegal',
      cards: codesOf(extra),
      message: `The team has ${basicActionWords(length)}; this format asks for ${wanted}. ${todo}.`,
      repairs: (others) =>
        extra.length > 0 ? [removeCards(giveUp(basicActions, extra.length, others))] : [],
    },
  ];
};

/** No Basic Action twice, not even as a reprint. (V08) */
export const sameBasicAction: Check = ({ basicActions, format }) => {
  const groups = groupBy(basicActions, ({ card, facts }) => foldTitle(facts?.name ?? card));
  return [...groups.values()].flatMap((group) => {
    const [first, ...again] = group;
    return first === undefined || again.length === 0
      ? []
      : {
          check: format.rules.sameBasicAction,
          rule: format.rules.sameBasicAction,
          severity: 'illegal',
          cards: codesOf([first, ...again]),
          message: `${first.facts?.name ?? first.called} is on the team ${timesWords(again.length + 1)}; Basic Actions must differ. Keep one.`,
          repairs: (others) => {
            const choice = keepOne(group, others);
            return choice ? [keepOnly(choice.kept, choice.others)] : [];
          },
        };
  });
};

/** The dice on a Basic Action are given by the format. (V12, D05, DQ05, DF04) */
export const basicActionDice: Check = ({ basicActions, format }) => {
  const allowed = format.basicActions.dice;
  const [usual = 0] = allowed;
  return sameCards(basicActions, ({ dice }) => !allowed.includes(dice)).map((group) => {
    const [{ called, card, dice }] = group;
    return {
      check: format.rules.basicActionDice,
      rule: format.rules.basicActionDice,
      severity: dice < usual ? 'incomplete' : 'illegal',
      cards: [card],
      message: `${called} has ${diceWords(dice)}; a Basic Action has ${listed(allowed.map(String), 'or')} in this format.`,
      repairs: () => [putDice(group, usual)],
    };
  });
};

function timesWords(times: number): string {
  return times === 2 ? 'twice' : `${times} times`;
}

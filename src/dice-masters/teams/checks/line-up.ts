import { fullTitle } from '../../cards/card.ts';
import { listed } from '../count-words.ts';
import type { Check, LaidOut } from './check.ts';
import { sameCards } from './group.ts';
import { putDice, removeCards } from './repairs.ts';
import { codesOf, diceWords, isOrAre, namesOf } from './words.ts';

/** The side of a demo game that the team comes nearest to. */
function nearestLineUp({ format, cards }: LaidOut) {
  const shared = format.lineUps.map((side) => ({
    side,
    count: cards.filter(({ card }) => side.cards.some((fixed) => fixed.card === card)).length,
  }));
  return shared.reduce<(typeof shared)[number] | null>(
    (best, one) => (one.count > (best?.count ?? 0) ? one : best),
    null,
  )?.side;
}

/** A demo game has fixed cards. (D06) */
export const lineUp: Check = (team) => {
  const { format, cards, catalogue } = team;
  if (format.lineUps.length === 0 || cards.length === 0) return [];
  const side = nearestLineUp(team);
  const strange = cards.filter(({ card }) => !side?.cards.some((fixed) => fixed.card === card));
  if (strange.length === 0) return [];
  const fixed = side?.cards.flatMap(({ card }) => {
    const facts = catalogue.card(card);
    return facts ? fullTitle(facts) : [];
  });
  const game = side
    ? `the demo game of ${side.box}, where that side plays ${listed(fixed ?? [])}`
    : 'any demo game';
  return [
    {
      check: format.rules.lineUp,
      rule: format.rules.lineUp,
      severity: 'illegal',
      cards: codesOf(cards),
      message: `${namesOf(strange)} ${isOrAre(strange)} not in ${game}. Remove ${strange.length === 1 ? 'it' : 'them'}.`,
      repairs: () => [removeCards(strange)],
    },
  ];
};

/** And fixed dice, where the book gives their number. (D03) */
export const lineUpDice: Check = (team) => {
  const side = nearestLineUp(team);
  const { rules } = team.format;
  return (side?.cards ?? []).flatMap((fixed) => {
    const wanted = fixed.dice;
    if (side === undefined || wanted === null) return [];
    const wrong = sameCards(team.cards, ({ card, dice }) => card === fixed.card && dice !== wanted);
    return wrong.map((group) => {
      const [{ called, card, dice }] = group;
      return {
        check: rules.lineUpDice,
        rule: rules.lineUpDice,
        severity: dice < wanted ? 'incomplete' : 'illegal',
        cards: [card],
        message: `${called} has ${diceWords(dice)}; the demo game of ${side.box} uses ${wanted}.`,
        repairs: () => [putDice(group, wanted)],
      };
    });
  });
};

/** And the Basic Actions of its box. (D04) */
export const lineUpBasicActions: Check = (team) => {
  const side = nearestLineUp(team);
  if (side === undefined) return [];
  const { rules } = team.format;
  const fixed = side.basicActions;
  const strange = sameCards(team.basicActions, ({ card }) => !fixed.includes(card));
  const present = fixed.filter((id) => team.basicActions.some(({ card }) => card === id));
  const names = listed(fixed.map((id) => team.catalogue.card(id)?.name ?? id));
  const open = side.leastBasicActions - present.length;
  const missing = fixed.filter((id) => !present.includes(id)).slice(0, open);
  return [
    ...strange.map((group) => ({
      check: rules.lineUpBasicActions,
      rule: rules.lineUpBasicActions,
      severity: 'illegal' as const,
      cards: [group[0].card],
      message: `${group[0].called} is not in the demo game of ${side.box}, which uses ${names}. Remove it.`,
      repairs: () => [removeCards(group)],
    })),
    ...(open > 0
      ? [
          {
            check: rules.lineUpBasicActions,
            rule: rules.lineUpBasicActions,
            severity: 'incomplete' as const,
            cards: [],
            message: `The demo game of ${side.box} uses ${names}. Add ${listed(missing.map((id) => team.catalogue.card(id)?.name ?? id))}.`,
            repairs: () => [addBasicActions(team, missing)],
          },
        ]
      : []),
  ];
};

function addBasicActions({ catalogue, format, basicActions }: LaidOut, ids: readonly string[]) {
  const [dice = 0] = format.basicActions.dice;
  return {
    label: `Add ${listed(ids.map((id) => catalogue.card(id)?.name ?? id))}`,
    edits: ids.map((card, index) => ({
      kind: 'add' as const,
      slot: 'basicActions' as const,
      at: basicActions.length + index,
      entry: { card, dice, note: '' },
    })),
  };
}

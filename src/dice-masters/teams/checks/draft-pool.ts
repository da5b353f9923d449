import type { Check, LaidOut } from './check.ts';
import { groupBy, sameCards } from './group.ts';
import { removeCards, shareDice } from './repairs.ts';
import { codesOf, diceWords, isOrAre, namesOf } from './words.ts';

/** A draft is judged against the cards that the player drafted. (RD3) */
export const unknownPool: Check = ({ format }) =>
  format.drafted && format.pool === null
    ? [
        {
          check: 'draft-pool',
          rule: format.rules.draftedDice,
          severity: 'note',
          cards: [],
          message:
            'We do not know what you drafted, so dice are checked against each card’s Max alone. Add your pool to the format.',
          repairs: () => [],
        },
      ]
    : [];

/** Every card was drafted; Basic Actions are the player's own. (RD1, RD3) */
export const draftedCards: Check = ({ format, cards }) => {
  const { pool } = format;
  if (pool === null) return [];
  const drafted = new Set(pool.map(({ card }) => card));
  const strange = sameCards(cards, ({ card }) => !drafted.has(card));
  return strange.map((group) => ({
    check: 'drafted-cards',
    rule: format.rules.draftedDice,
    severity: 'illegal',
    cards: [group[0].card],
    message: `${group[0].called} is not among the cards you drafted. Remove it.`,
    repairs: () => [removeCards(group)],
  }));
};

/** No more dice of a design than were drafted. (RD3) */
export const draftedDice: Check = (team) => {
  const { format, cards } = team;
  if (format.pool === null) return [];
  const drafted = new Set(format.pool.map(({ card }) => card));
  const inPool = cards.filter(({ card }) => drafted.has(card));
  const room = diceInPool(team);
  const groups = groupBy(inPool, ({ card }) => designOf(team, card));
  return [...groups].flatMap(([design, group]) => {
    const most = room.get(design) ?? 0;
    const used = group.reduce((sum, { dice }) => sum + dice, 0);
    if (used <= most) return [];
    return {
      check: format.rules.draftedDice,
      rule: format.rules.draftedDice,
      severity: 'illegal',
      cards: codesOf(group),
      message: `${namesOf(group)} ${isOrAre(group) === 'is' ? 'has' : 'have'} ${diceWords(used)}; you drafted ${most}. Take some off.`,
      repairs: () => [shareDice(group, most)],
    };
  });
};

function designOf({ catalogue }: LaidOut, card: string): string {
  return catalogue.card(card)?.die || card;
}

/** Drafted dice by their design. */
function diceInPool(team: LaidOut): Map<string, number> {
  const room = new Map<string, number>();
  for (const { card, dice } of team.format.pool ?? []) {
    const design = designOf(team, card);
    room.set(design, (room.get(design) ?? 0) + dice);
  }
  return room;
}

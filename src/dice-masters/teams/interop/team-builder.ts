import type { CardStore } from '../../cards/card-store.ts';
import { codeParts, idParts } from '../card-code.ts';
import { placeholderCode, settlePlaceholders } from '../placeholders.ts';
import { BASIC_ACTION_DICE, sortByKind } from '../reading.ts';
import { ourSetCode } from '../set-codes.ts';
import type { Sets } from '../set-index.ts';
import { isUnknownCard, type Team, type TeamCard } from '../team.ts';
import { lostWords, type Writing } from '../writing.ts';
import { teamBuilderIndex } from './set-aliases.ts';

const ADDRESS = 'https://tb.dicecoalition.com/?view&cards=';

/** What the Team Builder calls a team without a name. */
export const UNNAMED = 'Unnamed';

/** The link that events ask for: semicolons as they are, spaces as `%20`, Basic Actions last. */
export function writeTeamBuilderLink(team: Team, catalogue: CardStore): Writing {
  const settled = settlePlaceholders(team, catalogue);
  const { name } = settled;
  const held = teamBuilderEntries(settled).map((entry) => ({
    ...entry,
    code: teamBuilderCode(entry, catalogue),
  }));
  const codes = held.flatMap(({ dice, code }) => (code === null ? [] : `${dice}x${code}`));
  const isNamed = name !== '' && name !== UNNAMED;
  const title = isNamed ? `&name=${encodeURIComponent(name.toWellFormed())}` : '';
  const unheld = held.filter(({ code }) => code === null);
  return {
    text: `${ADDRESS}${codes.join(';')}${title}`,
    lost: [
      ...(held.length === 0 ? ['There are no cards for the Team Builder.'] : []),
      ...unheld.map(({ card }) => `The Team Builder has no code for ${describe(card, catalogue)}.`),
      ...held.filter(isRespelled).map(({ card, code }) => {
        return `${describe(card, catalogue)} is spelled ${code} there.`;
      }),
      ...lostOrder(settled, catalogue),
      ...lostWords(settled),
    ],
  };
}

/** Cards, then Basic Actions, each known one with three dice. (V12) */
export function teamBuilderEntries({ cards, basicActions }: Team): TeamCard[] {
  const basics = basicActions.map((entry) => ({
    ...entry,
    dice: isUnknownCard(entry.card) ? entry.dice : BASIC_ACTION_DICE,
  }));
  return [...cards, ...basics];
}

/** `31xfc`, or an unknown code as it came; null for a card that the Team Builder cannot know. */
function teamBuilderCode({ card }: TeamCard, sets: Sets): string | null {
  const code = placeholderCode(card);
  const parts = idParts(code);
  if (parts && !isUnknownCard(card)) {
    return teamBuilderIndex(parts.set, sets) === undefined ? null : `${parts.number}${parts.set}`;
  }
  if (/^[a-z0-9]+$/i.test(code)) return code;
  const unknown = codeParts(code, sets);
  return unknown && `${unknown.number}${ourSetCode(unknown.set, sets)}`;
}

function isRespelled({ card, code }: { card: string; code: string | null }): boolean {
  return isUnknownCard(card) && code !== null && code !== placeholderCode(card);
}

/** The Team Builder tells Basic Actions by the card alone, and gives each three dice. */
export function lostOrder(team: Team, catalogue: CardStore): string[] {
  const { cards, basicActions } = team;
  const sorted = sortByKind(teamBuilderEntries(team), catalogue);
  const isKept = cards.every(({ card }, at) => sorted.cards[at]?.card === card);
  const isMoved = !isKept || sorted.cards.length !== cards.length;
  const odd = basicActions.filter(
    ({ card, dice }) => dice !== BASIC_ACTION_DICE && !isUnknownCard(card),
  );
  return [
    ...(isMoved ? ['The Team Builder sorts cards and Basic Actions by itself.'] : []),
    ...odd.map(({ card }) => `${describe(card, catalogue)} will have three dice there.`),
  ];
}

function describe(card: string, catalogue: CardStore): string {
  const known = catalogue.card(card);
  return known ? `${known.name}: ${known.subtitle} (${card})` : `“${placeholderCode(card)}”`;
}

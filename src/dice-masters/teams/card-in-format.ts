import type { CardFacts } from '../cards/card-facts.ts';
import type { CardStore } from '../cards/card-store.ts';
import { bannedBecause } from './ban-list.ts';
import { affiliationsAllowed } from './checks/affiliations.ts';
import { cardKind } from './checks/card-kind.ts';
import { type Check, layOut } from './checks/check.ts';
import { costPattern, mostCost } from './checks/costs.ts';
import { draftedCards } from './checks/draft-pool.ts';
import { energiesAllowed } from './checks/energies.ts';
import { keywordsBanned } from './checks/keywords-banned.ts';
import { lineUp } from './checks/line-up.ts';
import { raritiesAllowed } from './checks/rarities.ts';
import { setsAllowed, setsBanned } from './checks/sets.ts';
import type { Format } from './format.ts';
import { EMPTY_TEAM } from './team.ts';

/** Why a card has no place in any team of a format. */
export interface NoPlace {
  /** On a ban list, or of another kind than the format asks. */
  kind: 'banned' | 'outside';
  /** A sentence that begins with “It”. */
  reason: string;
}

/** What looks at cards one by one, so that a single card shows it. */
const OF_ONE_CARD: readonly Check[] = [
  cardKind,
  lineUp,
  setsAllowed,
  setsBanned,
  keywordsBanned,
  affiliationsAllowed,
  mostCost,
  costPattern,
  raritiesAllowed,
  energiesAllowed,
  draftedCards,
];

/** Null for a card that a team of the format may have. */
export function noPlaceIn(card: CardFacts, format: Format, catalogue: CardStore): NoPlace | null {
  const ban = bannedBecause(card.id, card, format, catalogue);
  if (ban !== null) return { kind: 'banned', reason: `It ${ban}.` };
  if (isOutsideLineUps(card, format)) {
    return { kind: 'outside', reason: 'It is not in any demo game.' };
  }
  const entry = { card: card.id, dice: 1, note: '' };
  const isBasic = card.kind === 'basic-action';
  const alone = { ...EMPTY_TEAM, [isBasic ? 'basicActions' : 'cards']: [entry] };
  const laidOut = layOut(alone, format, catalogue);
  for (const check of OF_ONE_CARD) {
    const found = check(laidOut).find(
      ({ severity, cards }) => severity === 'illegal' && cards.includes(card.id),
    );
    if (found) return { kind: 'outside', reason: reasonIn(found.message, card) };
  }
  return null;
}

/** A demo game has fixed Basic Actions, too. (D04) */
function isOutsideLineUps({ id, kind }: CardFacts, { lineUps }: Format): boolean {
  const isFixed = kind === 'basic-action' && lineUps.length > 0;
  return isFixed && !lineUps.some(({ basicActions }) => basicActions.includes(id));
}

/** What to do about it is for a card on the team. */
function reasonIn(message: string, { name }: CardFacts): string {
  const told = message.replace(/ Remove (?:it|them)\.$/, '');
  return told.startsWith(`${name} `) ? `It${told.slice(name.length)}` : told;
}

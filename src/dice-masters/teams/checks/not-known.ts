import type { Check } from './check.ts';
import { groupBy } from './group.ts';
import { removeCards } from './repairs.ts';

/** A card that the catalogue does not have counts, and cannot be judged. */
export const unknownCard: Check = ({ all }) =>
  [...groupBy(all, ({ card, facts }) => (facts ? undefined : card))].map(([card, group]) => ({
    check: 'unknown-card',
    rule: 'V04',
    severity: 'incomplete',
    cards: [card],
    message: `We know no card ${group[0]?.called ?? card}. It counts as a card with its dice, but what it allows is not checked. Replace it, or check the printed card.`,
    repairs: () => [removeCards(group)],
  }));

/** A format, or a part of one, that nobody could read is not checked. */
export const unreadFormat: Check = ({ format }) =>
  format.unread.map(({ message }) => ({
    check: 'unread-format',
    rule: 'V20',
    severity: 'incomplete',
    cards: [],
    message,
    repairs: () => [],
  }));

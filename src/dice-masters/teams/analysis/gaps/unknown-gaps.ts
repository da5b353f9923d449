import { counted, listed } from '../../count-words.ts';
import { UNKNOWN_CARD } from '../../team.ts';
import type { GapSearch } from './gap.ts';

export const unknownCards: GapSearch = ({ roster: { unknown } }) => {
  if (unknown.length === 0) return [];
  const codes = unknown.map((code) => code.replace(UNKNOWN_CARD, ''));
  return [
    {
      id: 'unknown-cards',
      weight: 'note',
      message: `${counted(unknown.length, 'card is', 'cards are')} not in the catalogue and not counted here.`,
      why: `Nothing is known of ${listed(codes)}.`,
      cards: [],
    },
  ];
};

export const unknownFaces: GapSearch = ({ supply: { unknown } }) => {
  if (unknown.length === 0) return [];
  const isOne = unknown.length === 1;
  return [
    {
      id: 'unknown-faces',
      weight: 'note',
      message: `The energy faces of ${isOne ? 'one card' : `${unknown.length} cards`} are not known: your dice roll more energy than is counted.`,
      why: 'No source shows these dice, and nothing is guessed.',
      cards: unknown.map(({ card }) => card),
    },
  ];
};

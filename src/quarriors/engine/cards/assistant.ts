import type { CardText } from '../card-text.ts';

export const ASSISTANT: Readonly<Record<string, CardText>> = {
  assistant: {
    // Q3.5: the burst adds a second die; it may be left alone.
    rolled: ({ bursts }) =>
      bursts === 1 ? { gain: 0, draw: 0, again: true, others: 1, captures: 0 } : null,
  },
};

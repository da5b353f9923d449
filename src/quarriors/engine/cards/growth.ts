import type { Face } from '../../cards/face.ts';
import type { CardText, FaceUse } from '../card-text.ts';
import { gainQuiddity } from '../effects/dice.ts';

const SPENT_FOR: FaceUse = { gain: 2, draw: 0, again: false, others: 0, captures: 0 };

const onIcon = (use: Partial<FaceUse>) => (face: Face) =>
  face.symbols.some(({ kind }) => kind === 'spell') ? { ...SPENT_FOR, ...use } : null;

export const GROWTH: Readonly<Record<string, CardText>> = {
  'growth-spell': { rolled: onIcon({ draw: 1 }) },
  'growth-cantrip': { rolled: onIcon({ captures: 1 }) },
  'growth-charm': {
    cast: { can: () => true, does: (game, die) => gainQuiddity(game, 3, 'Q5.1', die) },
  },
  'growth-incantation': { rolled: onIcon({ others: 2 }) },
};

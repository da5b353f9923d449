import {
  type Faces,
  formatFaces,
  NO_FACES,
  parseFaces,
} from '../../shadows-of-the-past/dice/index.ts';
import { type OwnValues, readOwnValues } from '../../shadows-of-the-past/figures/index.ts';
import { keptAtom } from '../storage/kept-atom.ts';

/** Faces that whoever owns the game has entered; empty until then. */
export const $faces = keptAtom<Faces>('dicewright:shadows:faces', NO_FACES, {
  read: (text) => parseFaces(text).faces,
  write: formatFaces,
});

/** Numbers read on printed sheets. */
export const $own = keptAtom<OwnValues>(
  'dicewright:shadows:sheets',
  {},
  {
    read(text) {
      try {
        return readOwnValues(JSON.parse(text)).values;
      } catch {
        return null;
      }
    },
    write: (values) => JSON.stringify(values),
  },
);

import { type BattleDie, parseBattleDie } from '../shadows-of-the-past/dice/index.ts';
import { MOST_DICE } from '../shadows-of-the-past/strikes/index.ts';
import { readNumber } from './odds-question.ts';
import { BadQuestion } from './question.ts';

export function readFaces(faces: string | undefined): BattleDie {
  if (faces === undefined) {
    throw new BadQuestion(
      'Which faces? No source tells them; look at a Battle die and give --faces "hit:2 double:1 block:2 blank:1".',
    );
  }
  const read = parseBattleDie(faces);
  if (!read.ok) throw new BadQuestion(read.problem);
  return read.die;
}

/** A number that may be left out, at most so large. */
export function readCount(
  name: string,
  value: string | undefined,
  usual: number | null,
  most: number = MOST_DICE,
): number {
  if (value === undefined && usual === null) throw new BadQuestion(`How many? Give --${name}.`);
  const count = value === undefined ? (usual ?? 0) : readNumber(name, value);
  if (count > most) throw new BadQuestion(`--${name} is at most ${most}.`);
  return count;
}

import { countSpawn } from '../shadows-of-the-past/tracker/index.ts';
import type { Told } from './odds-answer.ts';
import { BadQuestion } from './question.ts';
import type { ShadowsAsked } from './shadows.ts';
import { readCount } from './shadows-numbers.ts';

const PLENTY = 99;

/** Half of each kind, rounded up, as far as there is room. (S9.1) */
export function tellSpawn({ pool, spaces }: ShadowsAsked): Told {
  if (pool === undefined) {
    throw new BadQuestion('Who waits? Give --pool "5 ninja, 2 bruiser, 1 elite".');
  }
  const waiting = pool.split(',').map(readKind);
  const room = readCount('spaces', spaces, PLENTY, PLENTY);
  const { wants, total, without } = countSpawn(waiting, room);
  const full =
    without > 0
      ? `There is room for ${room} only: ${without} stay out, which ones the villain decides (S9.1).`
      : 'Half of each kind, rounded up (S9.1).';
  return {
    data: {
      spawn: Object.fromEntries(wants.map(({ id, figures }) => [id, figures])),
      total,
      placed: total - without,
      without,
    },
    words: [...wants.map(({ id, figures }) => `${figures} ${id}`), full],
  };
}

function readKind(words: string): { id: string; pool: number } {
  const [, count, id] = /^(\d{1,2})\s+([a-z][a-z ’'-]*)$/i.exec(words.trim()) ?? [];
  if (count === undefined || id === undefined) {
    throw new BadQuestion(`"${words.trim()}" is no number and kind, such as "5 ninja".`);
  }
  return { id: id.trim().toLowerCase(), pool: Number(count) };
}

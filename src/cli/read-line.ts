import type { Catalogue } from '../dice-masters/catalogue/index.ts';
import {
  type LineReading,
  readLine,
  readWords,
  writeLine,
} from '../dice-masters/language/index.ts';
import { type Answer, done, refusal } from './answer.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';

export const READ = {
  name: 'read',
  forms: [
    [
      '"<line>" [--action] [--json]',
      'what a line of a card says: its clause, or where reading stopped',
    ],
  ],
  flags: { action: 'yes', json: 'yes' },
} as const satisfies Usage;

export const COVERAGE = {
  name: 'coverage',
  forms: [['[--set <code>] [--json]', 'how many cards play, and which lines stop the others']],
  flags: { set: 'word', json: 'yes' },
} as const satisfies Usage;

const MOST_WANTED = 12;

/** A line by itself; ends with 1 when it is not read. */
export function readCommand(words: string[]): Answer {
  try {
    const { asked, rest } = readQuestion(words, READ);
    const line = rest.join(' ');
    if (line === '') throw new BadQuestion('Give a line, such as "Fielded: may KO a Sidekick."');
    const kind = asked.action ? 'action' : 'character';
    const frame = { kind, keywords: [], keywordValues: {} } as const;
    const around = { frame, before: [], opens: false, isCurious: true };
    const reading = readLine(line, around);
    const written = reading.ok ? writeLine(reading.clause, around) : null;
    const output = asked.json
      ? JSON.stringify({ ...reading, written })
      : describe(line, reading, written);
    return { output, warnings: '', code: reading.ok ? 0 : 1 };
  } catch (error) {
    return refusal(error, words, READ);
  }
}

function describe(line: string, reading: LineReading, written: string | null): string {
  if (reading.ok) return `${JSON.stringify(reading.clause, null, 2)}\n${written}`;
  const { at, word, wanted } = reading.stop;
  const some = wanted.slice(0, MOST_WANTED).map((one) => `  ${one}`);
  const more = wanted.length > MOST_WANTED ? [`  and ${wanted.length - MOST_WANTED} more`] : [];
  return [
    line,
    `${' '.repeat(at)}^`,
    `Reading stopped at column ${at + 1}, at "${word}".`,
    ...(some.length > 0 ? ['What could follow:', ...some, ...more] : []),
  ].join('\n');
}

/** Which cards play. */
export function coverageCommand(words: string[], { cards }: Catalogue): Answer {
  try {
    const { asked } = readQuestion(words, COVERAGE);
    const wanted = asked.set === undefined ? cards : cards.filter(({ set }) => set === asked.set);
    if (wanted.length === 0) throw new BadQuestion(`There is no set "${asked.set}".`);
    const bySet: Record<string, number> = {};
    for (const { set, abilities } of wanted) {
      bySet[set] = (bySet[set] ?? 0) + (abilities === null ? 0 : 1);
    }
    const stopped = wanted.flatMap((card) =>
      card.abilities === null
        ? readWords(card).stopped.map(({ line, at, word }) => ({
            id: card.id,
            line: card.effects[line] ?? '',
            at,
            word,
          }))
        : [],
    );
    const playing = wanted.filter(({ abilities }) => abilities !== null).length;
    if (asked.json) {
      return done(JSON.stringify({ cards: wanted.length, playing, bySet, stopped }));
    }
    return done(
      [
        `${playing} of ${wanted.length} cards play.`,
        ...stopped.map(({ id, line, at }) => `${id} ${line.slice(0, at)}⟂${line.slice(at)}`),
      ].join('\n'),
    );
  } catch (error) {
    return refusal(error, words, COVERAGE);
  }
}

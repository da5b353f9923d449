import { plainText } from '../reference/prose.ts';
import { EDITIONS, type Rule } from '../reference/rule.ts';

/** The rule as lines of text, with how editions differ. */
export function describeRule({ id, title, text, editions, notes, source, see }: Rule): string {
  return [
    `${id} ${title}`,
    plainText(text),
    ...EDITIONS.flatMap((edition) => {
      const reading = editions[edition];
      return reading ? `${edition}: ${plainText(reading.text)}` : [];
    }),
    ...notes.map((note) => `${note.kind}: ${plainText(note.text)}`),
    `Source: ${source}`,
    see.length > 0 && `See: ${see.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
}

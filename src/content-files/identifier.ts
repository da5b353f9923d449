import { z } from 'zod';

/** Lower-case words joined by hyphens, safe in an address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'expected lower-case words joined by hyphens, such as "x-men"',
});

/** `set-number`, the number padded to three digits. Permanent: addresses and links use it. */
export const cardId = z.string().regex(/^[a-z][a-z0-9]*-\d{3}$/, {
  error: 'expected a card id such as "hhs-017"',
});

export const setCode = z.string().regex(/^[a-z][a-z0-9]*$/, {
  error: 'expected a set code such as "hhs"',
});

/** `set/name` of a die design, or `basic-action`. */
export const dieId = z.string().regex(/^([a-z][a-z0-9]*\/[a-z0-9]+(-[a-z0-9]+)*|basic-action)$/, {
  error: 'expected a die such as "hhs/karai", or "basic-action"',
});

const someText = { error: 'expected some text' };
export const text = z.string(someText).trim().min(1, someText);

/** A whole number in a range, with a message that says so. */
export function count(least: number, most: number) {
  const error = `expected a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** One word out of a list, with a message that names the list. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `expected one of ${words.join(', ')}` });
}

/** The fields of a content file. It may name the schema that editors read it by, which is dropped. */
export function contentObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const named = z.strictObject({ $schema: z.string().optional(), ...shape });
  return named.transform((file) => {
    const { $schema: _, ...fields }: { $schema?: unknown } = file;
    return fields as z.output<z.ZodObject<Shape, z.core.$strict>>;
  });
}

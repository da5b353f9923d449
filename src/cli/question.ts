import { parseArgs } from 'node:util';
import { nearest } from '../query/nearest.ts';

/** The words of a command, or a file they name, cannot be followed. */
export class BadQuestion extends Error {}

/** `yes` stands alone, `word` takes one value, `words` may stand several times. */
type FlagKind = 'yes' | 'word' | 'words';
type Flags = Readonly<Record<string, FlagKind>>;

/** How a command is asked. */
export interface Usage<F extends Flags = Flags> {
  name: string;
  /** What may be typed behind the name, and what comes of it. */
  forms: readonly (readonly [words: string, meaning: string])[];
  flags: F;
}

/** What was asked, flag by flag. */
type Asked<F extends Flags> = {
  [Name in keyof F]: F[Name] extends 'yes'
    ? boolean
    : F[Name] extends 'words'
      ? string[]
      : string | undefined;
};

/** The one reader of all commands. Words with a single dash are words: a query may begin with one. */
export function readQuestion<F extends Flags>(
  words: string[],
  { flags }: Usage<F>,
): { asked: Asked<F>; rest: string[] } {
  const { tokens } = parseArgs({
    args: words,
    options: Object.fromEntries(
      Object.entries(flags).map(([name, kind]) => [name, { type: typeOf(kind) }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const found = new Map<string, (string | undefined)[]>();
  const rest = new Map<number, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') rest.set(token.index, token.value);
    if (token.kind !== 'option') continue;
    if (token.rawName.startsWith('--')) {
      const isNext = token.value?.startsWith('--') && !token.inlineValue;
      check(token.name, isNext ? undefined : token.value, flags);
      found.set(token.name, [...(found.get(token.name) ?? []), token.value]);
    } else rest.set(token.index, words[token.index] ?? '');
  }
  const asked = Object.entries(flags).map(([name, kind]) => [
    name,
    readFlag(name, kind, found.get(name) ?? []),
  ]);
  return { asked: Object.fromEntries(asked) as Asked<F>, rest: [...rest.values()] };
}

function typeOf(kind: FlagKind): 'boolean' | 'string' {
  return kind === 'yes' ? 'boolean' : 'string';
}

function check(name: string, value: string | undefined, flags: Flags): void {
  if (!Object.hasOwn(flags, name)) {
    const near = nearest(name, Object.keys(flags));
    throw new BadQuestion(`There is no --${name} here.${near ? ` Did you mean --${near}?` : ''}`);
  }
  const isAlone = flags[name] === 'yes';
  if (isAlone && value !== undefined) throw new BadQuestion(`--${name} takes no value.`);
  if (!isAlone && !value) throw new BadQuestion(`--${name} needs a value behind it.`);
}

function readFlag(name: string, kind: FlagKind, found: readonly (string | undefined)[]) {
  if (kind === 'yes') return found.length > 0;
  if (kind === 'words') return found;
  if (found.length > 1) throw new BadQuestion(`--${name} stands twice.`);
  return found[0];
}

/** How a command is typed, a line for each form. */
export function formatUsage({ name, forms }: Usage): string {
  return forms.map(([words, meaning]) => `  ${name} ${words}\n      ${meaning}`).join('\n');
}

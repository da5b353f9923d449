import {
  DIRECTIVE_NAMES,
  FIELD_NAMES,
  type Field,
  FLAG_NAMES,
  type FlagName,
  findField,
  HAS_WORDS,
  IN_WORDS,
  IS_WORDS,
} from './fields.ts';
import { nearest } from './nearest.ts';
import { parseNumbers, parseSum } from './parse-numbers.ts';
import { checkRegex } from './regex.ts';
import { splitValues, unquote } from './split-values.ts';
import { clip, type Lexicon, type Term, type TermResult } from './term.ts';

const FLAG_WORDS: Record<FlagName, Record<string, string>> = {
  is: IS_WORDS,
  not: IS_WORDS,
  has: HAS_WORDS,
  in: IN_WORDS,
};

/** `is:flip`, `has:global`, `in:team`. */
export function parseFlag(flag: FlagName, term: Term, lexicon: Lexicon): TermResult {
  const { operator, right, span, fail } = term;
  const words = Object.keys(FLAG_WORDS[flag]);
  const word = unquote(right).toLowerCase();
  const lacking = flag === 'in' ? lexicon.lacks(word) : null;
  if (lacking) return fail(lacking);
  if (operator !== ':' && operator !== '=') {
    return fail(`“${flag}” takes “:”, as in ${flag}:${words[0]}.`, `${flag}:${word}`);
  }
  if (words.includes(word)) return { node: { kind: 'flag', flag, value: word, span } };
  const near = nearest(word, words);
  return fail(
    `“${clip(word)}” is nothing that “${flag}:” knows. It knows ${words.join(', ')}.`,
    near && `${flag}:${near}`,
  );
}

/** `c<=3`, `a3-c>=3`, `c:2..4`. */
export function parseNumber(term: Term): TermResult {
  const { left, operator, right, span, fail } = term;
  const sum = parseSum(left);
  if (!sum) return unknownField(term);
  const values = parseNumbers(right);
  if (values === null) {
    const field = findField(left);
    const what = field ? ` for ${field.words}` : '';
    return fail(
      `“${clip(right)}” is not a number${what}. Write ${left}${operator}3 or ${left}:2..4.`,
    );
  }
  const ranged = values.some(({ kind }) => kind === 'range');
  if (ranged && /[<>]/.test(operator)) {
    return fail('A range such as 2..4 goes with “:”.', `${left}:${right}`);
  }
  return { node: { kind: 'number', left: sum, operator, values, span } };
}

function unknownField({ text, left, operator, right, fail }: Term): TermResult {
  const near = nearest(left, [...FIELD_NAMES, ...DIRECTIVE_NAMES, ...FLAG_NAMES]);
  return near
    ? fail(`There is no field “${clip(left)}”. Did you mean “${near}”?`, near + operator + right)
    : fail(
        `There is no field “${clip(left)}”. Put it in quotes to search for the words.`,
        `"${unquote(text)}"`,
      );
}

/** `o:"when fielded"`, `g:/draw .* dice/`. */
export function parseText({ name, words }: Field, term: Term): TermResult {
  const { left, operator, right, span, fail } = term;
  if (operator !== ':' && operator !== '=' && operator !== '!=') {
    const message = `The ${words} is text, so “${operator}” does not fit. Use “:” for holds, “=” for is exactly.`;
    return fail(message, `${left}:${right}`);
  }
  const values = splitValues(right);
  const wrong = values.flatMap(({ kind, text }) =>
    kind === 'regex' ? (checkRegex(text) ?? []) : [],
  );
  if (wrong[0]) return fail(wrong[0]);
  return {
    node: {
      kind: 'text',
      field: name,
      operator,
      values: values.map(({ kind, text }) =>
        kind === 'regex' ? { kind, source: text } : { kind, text },
      ),
      span,
    },
  };
}

/** `aff:x-men`, `e>=fist,bolt`, `r>=rare`. */
export function parseMember({ name, words }: Field, term: Term, lexicon: Lexicon): TermResult {
  const { text, operator, right, span, fail } = term;
  const values = splitValues(right);
  if (values.some(({ kind }) => kind === 'regex')) {
    return fail(`The ${words} takes a word, not a regular expression.`);
  }
  const unknown = values.find((value) => !lexicon.knows(name, value.text))?.text;
  if (unknown === undefined) {
    const typed = values.map((value) => value.text);
    return { node: { kind: 'member', field: name, operator, values: typed, span } };
  }
  const near = nearest(unknown, lexicon.values(name));
  const message = `No ${words} is called “${clip(unknown)}”.`;
  return near
    ? fail(`${message} Did you mean “${near}”?`, text.replace(unknown, near))
    : fail(message);
}

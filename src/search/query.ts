import { rootOf } from './players-words.ts';
import { wordsOf } from './words.ts';

/** What a reader typed, ready to look up. */
export interface Query {
  text: string;
  /** Roots of the words that matter, each once. */
  words: string[];
  /** The same words as they were typed, to prefer the exact form. */
  typed: string[];
  /** The text is a question rather than a name. */
  isQuestion: boolean;
  /** The text asks how many. */
  asksNumber: boolean;
  /** The text is nothing but the id of a rule: `R7.1.3` as parseRuleId gives it. */
  ruleId: string | null;
  /** The game that the text names. */
  game: string | null;
}

const GAMES: [RegExp, string][] = [
  [/\bquarriors?\b!?/i, 'quarriors'],
  [/\bshadows(?: of the past)?\b/i, 'shadows-of-the-past'],
  [/\bdice ?masters\b/i, 'dice-masters'],
];

/** Each word may cost a part of the index, so a long question gives up what nearly every rule says. */
const MOST_WORDS = 5;
const COMMON = new Set(
  'action attack book card character damage dice die effect player turn'.split(' ').map(rootOf),
);
const QUESTION =
  /\?|^\s*(?:am|are|can|could|did|do|does|how|if|is|may|must|should|what|when|where|which|who|why|will)\b/i;
const RULE_ID = /^([a-z]+)-?([a-z]?)(\d+(?:\.\d+)*)([a-z]?)$/i;

export function prepareQuery(text: string): Query {
  const [name, game] = GAMES.find(([pattern]) => pattern.test(text)) ?? [];
  const about = name ? text.replace(name, ' ') : text;
  const typed = wordsOf(about.trim() ? about : text).filter(isWhole);
  const all = [...new Set(typed.map(rootOf))];
  const telling = all.filter((word) => !COMMON.has(word));
  const words = all.length > MOST_WORDS && telling.length > 1 ? telling : all;
  return {
    text: text.trim(),
    words: words.slice(0, MOST_WORDS),
    typed,
    isQuestion: QUESTION.test(text),
    asksNumber: /\bhow (?:many|much)\b/i.test(text),
    ruleId: parseRuleId(text.trim()),
    game: game ?? null,
  };
}

/** The last word of one or two letters is most likely the start of a longer one. */
function isWhole(word: string, at: number, all: string[]): boolean {
  return at === 0 || at < all.length - 1 || word.length > 2 || /\d|^ko$|^up$/.test(word);
}

/** Letters, then numbers without leading zeros: `e03` is `E3`, `HHS-V1` is `HHSV1`. */
export function parseRuleId(text: string): string | null {
  const [, letters, person, numbers, tail] = RULE_ID.exec(text) ?? [];
  if (!letters || !numbers) return null;
  const name = `${letters}${person}`.toUpperCase();
  return `${name}${numbers.replace(/^0+(?=\d)/, '')}${tail?.toLowerCase()}`;
}

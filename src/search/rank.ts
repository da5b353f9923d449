import { rootOf } from './players-words.ts';
import type { Query } from './query.ts';
import type { CardVersion, Kind, Place, RecordText } from './record.ts';
import { squash, wordsOf } from './words.ts';

const WORTH: Record<Kind, number> = {
  keyword: 0.92,
  rule: 1,
  ruling: 0.8,
  example: 0.7,
  card: 0.6,
};
/** Pages and sections sum up their rules; notes on editions and movements of dice repeat them. */
const PAGE = 0.92;
const SECTION = 0.85;
const REPEATED = 0.76;
/** Doubles, drafts, demonstration and solo games: asked for less often than the game itself. */
const SPECIAL_FORMAT = 0.9;
const WHOLE_NAME = 1;
const OTHER_GAME = 0.85;
const GAME_ASKED_FOR = 1.3;
const IN_TITLE = 0.94;
const IN_TEXT = 0.5;
const ABOVE = 0.4;
const TITLE_ANSWERS = 0.25;
const TITLE_COUNTS = 0.15;
const NUMBER = /\d|\b(one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty)\b/i;
const WORDS_TOGETHER = 0.1;
const NEAR = 3;

/** How well the words of a record answer a query: 0 to about 1.3. */
export function rank(query: Query, weights: number[], place: Place, record: RecordText): number {
  const { title, under = '', versions = [] } = record;
  const text = roots([record.text, ...versions.map(versionWords)].join(' '));
  const fields = [
    {
      words: wordsOf(title)
        .filter((word) => query.typed.includes(word))
        .map(rootOf),
      strength: 1,
    },
    { words: roots(`${title} ${title.replaceAll('-', '')}`), strength: IN_TITLE },
    { words: text, strength: IN_TEXT },
    { words: roots(under), strength: ABOVE },
  ];
  const held = query.words.map((word, at) => {
    const best = fields.find(({ words }) => holds(words, word));
    return (best?.strength ?? 0) * (weights[at] ?? 0);
  });
  const numbered = query.asksNumber && NUMBER.test(title) ? TITLE_COUNTS : 0;
  const score =
    held.reduce((sum, one) => sum + one, 0) +
    TITLE_ANSWERS * answered(query, title) +
    WORDS_TOGETHER * nearby(query.words, text);
  const isName = place.kind === 'card' && isNamed(record, squash(query.text));
  return (score + numbered) * worth(place, query) + (isName ? WHOLE_NAME : 0);
}

/** The whole text is the name of a card, a subtitle, or one after the other. */
function isNamed({ title, versions = [] }: RecordText, text: string): boolean {
  const name = squash(title);
  const subtitles = versions.map(({ subtitle }) => squash(subtitle));
  return text === name || subtitles.some((one) => text === one || text === name + one);
}

/** Share of the title that the query asks for; a word typed in another form counts a little less. */
function answered({ words, typed }: Query, title: string): number {
  const all = wordsOf(title);
  const held = all.map((word) =>
    typed.includes(word) ? 1 : words.includes(rootOf(word)) ? 0.7 : 0,
  );
  return held.reduce<number>((sum, one) => sum + one, 0) / (all.length || 1);
}

function worth({ kind, ref, shelf }: Place, { game }: Query): number {
  const usual = shelf.game === 'dice-masters' ? 1 : OTHER_GAME;
  const asked = game === shelf.game ? GAME_ASKED_FOR : usual;
  if (kind !== 'rule') return WORTH[kind] * asked;
  if (ref === '') return PAGE * asked;
  if (/^[a-z]/.test(ref)) return SECTION * asked;
  if (/^[EM]\d/.test(ref)) return REPEATED * asked;
  return /^(DQ|DF|RD|G|C|D)\d/.test(ref) ? SPECIAL_FORMAT * asked : asked;
}

/** The words that a version of a card can be found by, its set included. */
export function versionWords({ id, subtitle, facts }: CardVersion): string {
  return `${subtitle} ${facts} ${id.split('-')[0]}`;
}

/** A word counts from its third letter on: it may still be typed. */
export function holds(words: string[], root: string): boolean {
  return words.some((word) => word === root || (root.length >= 3 && word.startsWith(root)));
}

/** Every root a record can be found by. */
export function rootsOf({ title, text, under = '', versions = [] }: RecordText): string[] {
  const joined = title.replaceAll('-', '');
  return roots([title, joined, text, under, ...versions.map(versionWords)].join(' '));
}

export function roots(text: string): string[] {
  return wordsOf(text).map(rootOf);
}

/** Share of neighbors in the query that stand near each other in the text. */
function nearby(words: string[], text: string[]): number {
  const pairs = words.slice(1).map((word, at) => [words[at], word] as const);
  const near = pairs.filter(([one, other]) =>
    text.some(
      (word, at) =>
        word === one &&
        other !== undefined &&
        text.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(other),
    ),
  );
  return pairs.length > 0 ? near.length / pairs.length : 0;
}

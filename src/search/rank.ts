import { rootOf } from './players-words.ts';
import type { Query } from './query.ts';
import type { CardVersion, Kind, Place, RecordText } from './record.ts';
import { heldBy, type Term } from './term.ts';
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
const SECTION = 0.75;
const REPEATED = 0.78;
/** Doubles, drafts, demonstration and solo games: asked for less often than the game itself. */
const SPECIAL_FORMAT = 0.88;
const WHOLE_NAME = 1;
const USUAL_GAME = 'dice-masters';
const OTHER_GAME = 0.85;
/** Who reads about one game asks about it, unless the words say otherwise. */
const NOT_HERE = 0.6;
const GAME_ASKED_FOR = 1.3;
const IN_TITLE = 1;
const IN_ASKED = 0.95;
const IN_TEXT = 0.6;
const ABOVE = 0.4;
const SAME_WORDS = 0.6;
const TITLE_COUNTS = 0.12;
const NUMBER = /\d|one|two|three|four|six/i;

/** How well the words of a record answer a query: 0 to about 1.7. */
export function rank(query: Query, weights: number[], place: Place, record: RecordText): number {
  const { title, under = '', versions = [], asked = [] } = record;
  const { game } = place.shelf;
  const text = roots([record.text, ...versions.map(versionWords)].join(' '));
  const fields = [
    { words: roots(`${title} ${title.replaceAll('-', '')}`), strength: IN_TITLE },
    { words: asked.flatMap(roots), strength: IN_ASKED },
    { words: text, strength: IN_TEXT },
    { words: roots(under), strength: ABOVE },
  ];
  const held = query.words.reduce((sum, term, at) => {
    const best = fields.map(({ words, strength }) => strength * heldBy(term, words, game));
    return sum + Math.max(...best) * (weights[at] ?? 0);
  }, 0);
  const alike = Math.max(
    likeness(query.words, weights, roots(title), game),
    ...asked.map((one) => likeness(query.words, weights, roots(one), game)),
  );
  const numbered = query.asksNumber && NUMBER.test(title) ? TITLE_COUNTS : 0;
  const score = held + SAME_WORDS * alike + numbered;
  const isName = place.kind === 'card' && isNamed(record, squash(query.text));
  return score * worth(place) * standing(place, query) + (isName ? WHOLE_NAME : 0);
}

/** How far a short text and the query are the same words: what each has of the other. */
function likeness(
  terms: readonly Term[],
  weights: number[],
  words: string[],
  game: string,
): number {
  if (words.length === 0 || terms.length === 0) return 0;
  const inText = terms.reduce(
    (sum, term, at) => sum + heldBy(term, words, game) * (weights[at] ?? 0),
    0,
  );
  const used = words.filter((word) => terms.some((term) => heldBy(term, [word], game) > 0)).length;
  return Math.sqrt(inText * (used / words.length));
}

/** The whole text is the name of a card, a subtitle, or one after the other. */
function isNamed({ title, versions = [] }: RecordText, text: string): boolean {
  const name = squash(title);
  const subtitles = versions.map(({ subtitle }) => squash(subtitle));
  return text === name || subtitles.some((one) => text === one || text === name + one);
}

/** What a record is worth by the game it belongs to. */
export function standing({ shelf }: Place, { game, from }: Query): number {
  if (game !== null) return game === shelf.game ? GAME_ASKED_FOR : OTHER_GAME;
  if (from !== null) return from === shelf.game ? 1 : NOT_HERE;
  return shelf.game === USUAL_GAME ? 1 : OTHER_GAME;
}

function worth({ kind, ref }: Place): number {
  if (kind !== 'rule') return WORTH[kind];
  if (ref === '') return PAGE;
  if (/^[a-z]/.test(ref)) return SECTION;
  if (/^[EM]\d/.test(ref)) return REPEATED;
  return /^(DQ|DF|RD|G|C|D)\d/.test(ref) ? SPECIAL_FORMAT : 1;
}

/** The words that a version of a card can be found by, its set included. */
export function versionWords({ id, subtitle, facts }: CardVersion): string {
  return `${subtitle} ${facts} ${id.split('-')[0]}`;
}

/** Every root a record can be found by. */
export function rootsOf(record: RecordText): string[] {
  const { title, text, under = '', versions = [], asked = [] } = record;
  const joined = title.replaceAll('-', '');
  return roots([title, joined, text, under, ...asked, ...versions.map(versionWords)].join(' '));
}

export function roots(text: string): string[] {
  return wordsOf(text).map(rootOf);
}

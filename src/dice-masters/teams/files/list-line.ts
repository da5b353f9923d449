import type { Rarity } from '../../cards/card.ts';

/** A line of a list taken apart; nothing is looked up yet. */
export interface ListLine {
  /** Digits, or empty where the line counts no dice. */
  dice: string;
  title: string;
  /** A set or a card, as it stands in brackets; or empty. */
  code: string;
  /** Rarities that the line may mean; none where it names none. */
  rarities: readonly Rarity[];
  /** Whether the line calls the card a Basic Action. */
  isBasic: boolean;
}

const BULLET = /^(?:[-*+•‣▪·–—◦●○]\s+|\d{1,2}[.)]\s+)/;
const TIMES = /^(\d{1,3})\s*\*\s+/;
const MARKUP = /\\(.)|[*`]|__|~~|\|\|/g;
const LINKED = /(?<!\\)\[([^\]]*)\]\([^)]*\)/g;
const TRADE_MARKS = /[™®©℠]/g;
const CELL_EDGES = /^\s*\|\s*|\s*\|\s*$/g;

const DICE_FIRST = [
  /^(\d{1,9})[x×]\s*(?=\S)/i,
  /^(\d{1,9})\s+[x×]\s+(?=\S)/i,
  /^[x×](\d{1,9})\s+(?=\S)/i,
  /^[([](\d{1,4})[x×]?[)\]]\s*(?=\S)/i,
  /^(\d{1,2})\s*(?:\t|\s[-–—|]|:)\s*(?=[\p{L}"“])/iu,
  /^(\d{1,4})\s+(?:(?:dice|die)\s+)?(?:of\s+)?(?=[^\s\d])/i,
];
const DICE_LAST = [
  /[\s,;:([–—-][x×]\s?(\d{1,9})(?:\s?(?:dice|die))?[)\]]?$/i,
  /\s?[([](\d{1,4})(?:\s?(?:dice|die))?[)\]]$/i,
  /[\s,;:–—-](\d{1,9})\s?(?:[x×]|dice|die)$/i,
  /(?:[,\t:=|]|\s[-–—]|\.{2,})\s*(\d{1,2})$/,
];
/** A count that nothing parts from the words before it. */
const BARE_DICE_LAST = /\s(\d{1,2})$/;
const MOST_BARE_DICE = 20;

const BASIC_FIRST = /^(?:basic actions?(?: card)?|bac)\s*[-–—:|\t]\s*(?=\S)/i;
const BASIC_LAST = /\s*(?:[-–—,:|\t]\s*|[([]\s*)(?:basic actions?(?: card)?|bac)\s*[)\]]?$/i;

const RARITY_WORDS = 'super[- ]?rare|uncommon|common|rare|promo|sr|uc|[cur]';
const RARITY_BETWEEN = new RegExp(`(?:\\s[-–—|]|\\t)\\s*(${RARITY_WORDS})\\s*(?:[-–—|]|\\t)`, 'i');
const RARITY_LAST = new RegExp(`(?:\\s[-–—|]\\s*|,\\s*|\\t)(${RARITY_WORDS})$`, 'i');
const RARITY_IN_BRACKETS = new RegExp(`\\s*[([](${RARITY_WORDS})[)\\]]`, 'i');
const RARITY_BARE = new RegExp(`^(${RARITY_WORDS})\\s+(?=\\S{3})|\\s(${RARITY_WORDS})$`, 'i');

const BRACKETS = /\s?[([]([^()[\]]{1,60})[)\]]/g;
const OUTER_WORDS = [/^([a-z0-9_]{2,8})[\s,:|–—-]+(?=\S{2})/i, /[\s,|–—-]+([a-z0-9_]{2,8})$/i];

/** The words of a line without bullets, emphasis and links of chats and Markdown. */
export function withoutMarkup(line: string): string {
  return line
    .trim()
    .replace(/^(?:>\s?)+/, '')
    .replace(BULLET, '')
    .replace(TIMES, '$1x ')
    .replace(LINKED, '$1')
    .replace(MARKUP, (_, escaped: string | undefined) => escaped ?? '')
    .trim();
}

/** Everything taken off that is plainly no title; `isCode` tells a set or card from words in brackets. */
export function readListLine(text: string, isCode: (code: string) => boolean): ListLine {
  const title = text.replace(TRADE_MARKS, '').replace(CELL_EDGES, '');
  let line = takeFirst({ dice: '', title, code: '', rarities: [], isBasic: false });
  for (let before = ''; before !== line.title; ) {
    before = line.title;
    line = takeDiceLast(takeCode(takeRarity(takeBasicMark(line)), isCode), DICE_LAST);
  }
  return line;
}

/**
 * All that a line may mean, likeliest first: without what surely is no title, then without what
 * may be none, such as a count or a set that stands there as a mere word.
 */
export function* readingsOf(
  text: string,
  isCode: (code: string) => boolean,
  isSet: (code: string) => boolean,
): Generator<ListLine> {
  const strict = readListLine(text, isCode);
  const bare = takeDiceLast(strict, [BARE_DICE_LAST]);
  const isCount = bare.dice !== strict.dice && Number(bare.dice) <= MOST_BARE_DICE;
  for (const line of isCount ? [bare, strict] : [strict]) {
    yield line;
    const plain = withoutBrackets(line);
    if (plain.title !== line.title) yield plain;
    yield* withoutOuterWords(plain, isSet);
  }
}

/** The whole line as a title, for those that end in what looks like a count. */
export function wholeLine(text: string): ListLine {
  return { dice: '', title: text, code: '', rarities: [], isBasic: false };
}

function* withoutOuterWords(line: ListLine, isSet: (code: string) => boolean) {
  const [whole, first, last] = line.title.match(RARITY_BARE) ?? [];
  const rarity = first ?? last;
  if (whole !== undefined && rarity !== undefined && line.rarities.length === 0) {
    yield { ...line, rarities: rarityOf(rarity), title: line.title.replace(whole, '').trim() };
  }
  for (const pattern of line.code ? [] : OUTER_WORDS) {
    const [word = '', code = ''] = line.title.match(pattern) ?? [];
    if (code && isSet(code)) yield { ...line, code, title: line.title.replace(word, '').trim() };
  }
}

/** Without brackets of any kind; the first of them may name a set in nobody's spelling. */
function withoutBrackets(line: ListLine): ListLine {
  const [, inside = ''] = [...line.title.matchAll(BRACKETS)][0] ?? [];
  return { ...line, code: line.code || inside, title: tidy(line.title.replace(BRACKETS, '')) };
}

function takeFirst(line: ListLine): ListLine {
  for (const pattern of DICE_FIRST) {
    const [whole, dice] = line.title.match(pattern) ?? [];
    if (whole !== undefined && dice !== undefined) {
      return { ...line, dice, title: line.title.slice(whole.length) };
    }
  }
  return line;
}

function takeBasicMark(line: ListLine): ListLine {
  const title = line.title.replace(BASIC_FIRST, '').replace(BASIC_LAST, '');
  return title === line.title || title === '' ? line : { ...line, title, isBasic: true };
}

function takeRarity(line: ListLine): ListLine {
  for (const pattern of line.rarities.length > 0
    ? []
    : [RARITY_BETWEEN, RARITY_LAST, RARITY_IN_BRACKETS]) {
    const [whole, word] = line.title.match(pattern) ?? [];
    if (whole === undefined || word === undefined || whole === line.title) continue;
    const between = pattern === RARITY_BETWEEN ? ' – ' : '';
    return { ...line, rarities: rarityOf(word), title: line.title.replace(whole, between) };
  }
  return line;
}

function rarityOf(word: string): Rarity[] {
  const letters = word.toLowerCase().replace(/[- ]/g, '');
  if (letters === 'promo') return ['promo'];
  if (letters.startsWith('s')) return ['super-rare'];
  if (letters.startsWith('u')) return ['uncommon'];
  return letters.startsWith('r') ? ['rare'] : ['common', 'starter/common'];
}

/** The first bracket, wherever it stands, that names a set or a card. */
function takeCode(line: ListLine, isCode: (code: string) => boolean): ListLine {
  for (const [bracket, inside = ''] of line.code ? [] : line.title.matchAll(BRACKETS)) {
    const code = inside.replace(/[ #]/g, '');
    const title = line.title.replace(bracket, '');
    if (code && isCode(code) && /[\p{L}\p{N}]/u.test(title)) return { ...line, code, title };
  }
  return line;
}

function takeDiceLast(line: ListLine, patterns: readonly RegExp[]): ListLine {
  const title = tidy(line.title);
  const found = line.dice ? null : patterns.map((pattern) => title.match(pattern)).find(Boolean);
  const [whole = '', dice = ''] = found ?? [];
  if (!dice || whole.length === title.length) return { ...line, title };
  return { ...line, dice, title: tidy(title.slice(0, -whole.length)) };
}

function tidy(title: string): string {
  return title.replace(/(?:\s|[,;:|]|\s[-–—=])+$/, '').trim();
}

/** A line of a list taken apart; nothing is looked up yet. */
export interface ListLine {
  /** Digits, or empty where the line counts no dice. */
  dice: string;
  title: string;
  /** What stands in brackets at the end: a set or a card. */
  code: string;
}

const BULLET = /^(?:[-*+•‣▪·–—]\s+|\d{1,2}[.)]\s+)/;
const TIMES = /^(\d{1,3})\s*\*\s+/;
const MARKUP = /\\(.)|[*`]|__|~~|\|\|/g;
const LINKED = /(?<!\\)\[([^\]]*)\]\([^)]*\)/g;

const DICE_FIRST = [
  /^(\d{1,4})[x×]\s*(?=\S)/i,
  /^(\d{1,4})\s+[x×]\s+(?=\S)/i,
  /^[x×](\d{1,4})\s+(?=\S)/i,
  /^[([](\d{1,4})[x×]?[)\]]\s*(?=\S)/i,
  /^(\d{1,4})\s+(?:(?:dice|die)\s+)?(?:of\s+)?(?=[^\s\d])/i,
];
const DICE_LAST = [
  /[\s,;:([–—-][x×]\s?(\d{1,4})(?:\s?(?:dice|die))?[)\]]?$/i,
  /\s?[([](\d{1,4})(?:\s?(?:dice|die))?[)\]]$/i,
  /[\s,;:–—-](\d{1,4})\s?(?:[x×]|dice|die)$/i,
  /[,\t]\s?(\d{1,4})$/,
];
const CODE_LAST = /\s?[([]([a-z0-9][a-z0-9_ #-]{0,20})[)\]]$/i;

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

/** Takes dice and set from both ends; `isCode` tells a set or card from words in brackets. */
export function readListLine(text: string, isCode: (code: string) => boolean): ListLine {
  const line = takeFirst({ dice: '', title: text, code: '' });
  return takeLast(takeLast(line, isCode), isCode);
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

function takeLast(line: ListLine, isCode: (code: string) => boolean): ListLine {
  const title = line.title.trimEnd();
  const [bracket = '', code = ''] = line.code ? [] : (title.match(CODE_LAST) ?? []);
  const plainCode = code.replace(/[ #]/g, '');
  if (plainCode && isCode(plainCode)) {
    return { ...line, code: plainCode, title: title.slice(0, -bracket.length).trimEnd() };
  }
  const found = line.dice ? null : DICE_LAST.map((pattern) => title.match(pattern)).find(Boolean);
  const [whole = '', dice = ''] = found ?? [];
  if (!dice) return { ...line, title };
  return { ...line, dice, title: title.slice(0, -whole.length).trimEnd() };
}

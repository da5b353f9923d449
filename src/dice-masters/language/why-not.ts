import { keywordName } from './grammar/marks.ts';
import { OTHER_SIDE, parseEffects, TRIGGERS } from './line.ts';
import { PLAYED_KEYWORDS } from './played-keywords.ts';
import { readWords, type WordedCard } from './read-card.ts';

/** A line that keeps its card from playing, and why, in a player's words. */
export interface UnplayedLine {
  /** Its place on the card. */
  line: number;
  why: string;
  /** What stopped it, by which lines are grouped. */
  by: string;
}

/** What stops lines whose print we cannot read. */
export const UNCLEAR_PRINT = 'Print that we cannot read';

type Stopped = ReturnType<typeof readWords>['stopped'][number];

/** What keeps a card from playing, line by line; nothing for a card that plays. */
export function whyNot(card: WordedCard): UnplayedLine[] {
  const { stopped } = readWords(card);
  const divide = card.effects.indexOf(OTHER_SIDE);
  const front = stopped.filter(
    (stop) => (divide < 0 || stop.line < divide) && !isLedByKeyword(stop, card),
  );
  const back = divide >= 0 ? [{ line: divide, ...OTHER }] : [];
  return [...front.map((stop) => ({ line: stop.line, ...reason(stop, card) })), ...back];
}

const OTHER = { why: 'The other side does not play yet.', by: 'The other side of flip cards' };
const UNCLEAR = { why: 'Part of its text is unclear to us.', by: UNCLEAR_PRINT };

/** The keyword that opens the line has no rules, which is said of the keyword itself. */
function isLedByKeyword({ line, keyword }: Stopped, card: WordedCard): boolean {
  const [opening] = openingsOf(card.effects[line] ?? '', card);
  return keyword === undefined && opening?.kind === 'keyword' && !PLAYED_KEYWORDS.has(opening.id);
}

function openingsOf(text: string, { keywords }: WordedCard) {
  return parseEffects([text], new Set(keywords))[0]?.openings ?? [];
}

function reason(
  { line, at, keyword }: Stopped,
  card: WordedCard,
): Pick<UnplayedLine, 'why' | 'by'> {
  if (keyword !== undefined) {
    const name = keywordName(keyword);
    return { why: `${name} does not play yet.`, by: `The keyword ${name}` };
  }
  const text = card.effects[line] ?? '';
  const [opening] = openingsOf(text, card);
  if (opening?.name === 'Unclear') return UNCLEAR;
  const word = WORD.exec(text.slice(at))?.[0].replace(/\.$/, '');
  const from = at === 0 || word === undefined ? '' : `, from “${word}” on`;
  return {
    why: `${placeOf(text, line, card)} does not play yet${from}.`,
    by: word === undefined ? 'The end of the line' : `“${word.toLowerCase()}”`,
  };
}

/** The first word of what is left. */
const WORD = /[\p{L}\p{N}+{][^\s,;:]*/u;

/** `Fielded`, where a line opens so, else its place. */
function placeOf(text: string, line: number, card: WordedCard): string {
  const [opening] = openingsOf(text, card);
  if (opening?.kind === 'trigger') return `“${capital(TRIGGERS[opening.name].phrase)}”`;
  if (opening) return `“${opening.name}”`;
  return card.effects.length === 1 ? 'Its text' : `Line ${line + 1}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

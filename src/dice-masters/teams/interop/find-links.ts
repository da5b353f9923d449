import type { CardStore } from '../../cards/card-store.ts';
import { looksLikeLink } from '../links/link.ts';
import { looksLikeEntries } from './card-entries.ts';

/** Links found in a text, and the text without them. */
export interface FoundLinks {
  links: string[];
  rest: string;
}

interface Piece {
  start: number;
  end: number;
}

const SCHEME = /https?:\/\/|www\./i;
const TEAM_QUERY = /cards=|#\?(?:pack|pick)=|\?search&|Image\.php\?/i;
/** Without one of these a word is no link. */
const MARKED = /[\d;=#/?]|www\./i;
const OPENING = /^[<("'*_`|[]+/;
const CLOSING = /[>"'*_`|,.:!?)\]}]$/;

/** Every link, wherever it stands; lists of codes between semicolons count as links. */
export function findLinks(text: string, catalogue: CardStore): FoundLinks {
  const links: string[] = [];
  let rest = '';
  let done = 0;
  for (const piece of pieces(text)) {
    const link = linkIn(text, piece, catalogue);
    if (!link) continue;
    links.push(text.slice(link.start, link.end));
    rest += text.slice(done, link.start);
    done = link.end;
  }
  return { links, rest: rest + text.slice(done) };
}

/** Words between spaces; a list of cards goes on over a space beside a semicolon. */
function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+?(?=https?:\/\/|\s|$)/g)) {
    const last = found.at(-1);
    const before = last && text.slice(last.start, last.end);
    const goesOn = before?.includes(';') || before?.includes('cards=');
    const joins = before?.endsWith(';') || word.startsWith(';');
    if (last && goesOn && joins && !SCHEME.test(word)) last.end = index + word.length;
    else found.push({ start: index, end: index + word.length });
  }
  return found;
}

function linkIn(text: string, { start, end }: Piece, catalogue: CardStore): Piece | null {
  const word = text.slice(start, end);
  if (!MARKED.test(word)) return null;
  const scheme = word.search(SCHEME);
  const before = scheme >= 0 ? scheme : (word.match(OPENING)?.[0].length ?? 0);
  const isAlone = text.trim().length === word.length;
  const link = { start: start + before, end: isAlone ? end : closedEnd(text, start + before, end) };
  if (scheme >= 0 || TEAM_QUERY.test(word)) return link;
  const bare = text.slice(link.start, link.end);
  return looksLikeLink(bare, catalogue) || looksLikeEntries(bare, catalogue) ? link : null;
}

/** Where a link ends that a sentence or brackets go on behind. */
function closedEnd(text: string, start: number, end: number): number {
  const isBalanced = text.slice(start, end).includes('(');
  let last = end;
  while (last > start + 1 && CLOSING.test(text.slice(last - 1, last))) {
    if (isBalanced && text[last - 1] === ')') break;
    last--;
  }
  return last;
}

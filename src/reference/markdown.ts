import { lexer, type Token, type Tokens } from 'marked';
import { type Block, type Span, spansText } from './prose.ts';
import { parseMarks } from './spans.ts';

const FIGURE = /^\{figure ([a-z-]+)\}$/;

/** Markdown as our own blocks. What the reference does not use is an error, so nothing is lost in silence. */
export function parseMarkdown(markdown: string): Block[] {
  return lexer(markdown).flatMap(readBlock);
}

function readBlock(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    case 'text': {
      const figure = FIGURE.exec(token['text'].trim());
      if (figure?.[1]) return [{ kind: 'figure', name: figure[1] }];
      return [{ kind: 'paragraph', spans: readSpans(inner(token) ?? []) }];
    }
    case 'heading': {
      const spans = readSpans(inner(token) ?? []);
      return [{ kind: 'heading', depth: token['depth'], id: anchor(spansText(spans)), spans }];
    }
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token['ordered'],
          items: (token as Tokens.List).items.map(({ tokens }) => tokens.flatMap(readBlock)),
        },
      ];
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cell = ({ tokens }: Tokens.TableCell) => readSpans(tokens);
      return [{ kind: 'table', head: header.map(cell), rows: rows.map((row) => row.map(cell)) }];
    }
    default:
      throw new Error(`the reference has no use for "${token.type}": ${token.raw.slice(0, 60)}`);
  }
}

function readSpans(tokens: Token[]): Span[] {
  return joinText(tokens).flatMap(readSpan);
}

/** Our marks may stand across tokens that the lexer splits, such as escapes. */
function joinText(tokens: Token[]): Token[] {
  return tokens.reduce<Token[]>((list, token) => {
    const last = list.at(-1);
    if (isPlain(token) && last && isPlain(last)) {
      list[list.length - 1] = {
        type: 'text',
        raw: last.raw + token.raw,
        text: plain(last) + plain(token),
      };
      return list;
    }
    list.push(token);
    return list;
  }, []);
}

const inner = (token: Token): Token[] | undefined => ('tokens' in token ? token.tokens : undefined);
const isPlain = (token: Token) => ['text', 'escape'].includes(token.type) && !inner(token);
const plain = (token: Token): string => ('text' in token ? String(token['text']) : token.raw);

function readSpan(token: Token): Span[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return isPlain(token) ? parseMarks(plain(token)) : readSpans(inner(token) ?? []);
    case 'strong':
      return [{ kind: 'strong', spans: readSpans(inner(token) ?? []) }];
    case 'em':
      return [{ kind: 'emphasis', spans: readSpans(inner(token) ?? []) }];
    case 'codespan':
      return [{ kind: 'code', text: plain(token) }];
    case 'link':
      return [{ kind: 'link', href: token['href'], spans: readSpans(inner(token) ?? []) }];
    case 'br':
      return [{ kind: 'text', text: ' ' }];
    default:
      throw new Error(`the reference has no use for "${token.type}": ${token.raw.slice(0, 60)}`);
  }
}

function anchor(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

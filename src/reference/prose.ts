import type { EnergyUnit } from '../dice-masters/cards/index.ts';

/** A piece of a sentence. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; spans: Span[] }
  /** `[[R7.1.3]]`: a rule, with the words to show. */
  | { kind: 'rule'; id: string; words: string }
  /** `[[Overcrush]]`: a keyword by id, with the words to show. */
  | { kind: 'keyword'; id: string; words: string }
  /** `{character}`: the word for character dice, which follows the edition. (E01) */
  | { kind: 'character'; plural: boolean; capital: boolean }
  /** `{fist}`: an energy symbol. */
  | { kind: 'energy'; unit: EnergyUnit }
  /** `{die wwe-008 3}`, `{die sidekick}`, `{die fist+fist}`: a drawn die face. */
  | { kind: 'die'; face: string };

/** A block of text. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; depth: number; id: string; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  /** `{figure play-area}` on a line of its own: a drawn figure. */
  | { kind: 'figure'; name: string };

/** The words alone, as a screen reader or a search index wants them. */
export function plainText(blocks: Block[]): string {
  return blocks.map(blockText).filter(Boolean).join(' ');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return spansText(block.spans);
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(spansText).join(' ')).join(' ');
    case 'figure':
      return '';
  }
}

export function spansText(spans: Span[]): string {
  return spans.map(spanText).join('');
}

function spanText(span: Span): string {
  switch (span.kind) {
    case 'text':
    case 'code':
      return span.text;
    case 'strong':
    case 'emphasis':
    case 'link':
      return spansText(span.spans);
    case 'rule':
    case 'keyword':
      return span.words;
    case 'character':
      return characterWord('character', span);
    case 'energy':
      return span.unit;
    case 'die':
      return span.face;
  }
}

/** `character` or `Superstars`, as the sentence needs it. */
export function characterWord(
  word: 'character' | 'Superstar',
  { plural, capital }: { plural: boolean; capital: boolean },
): string {
  const first = capital ? (word[0] ?? '').toUpperCase() : word[0];
  return `${first}${word.slice(1)}${plural ? 's' : ''}`;
}

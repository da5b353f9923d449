import type { Block, Span } from './prose.ts';
import type { Rule, RulePage } from './rule.ts';

/** Every piece of a sentence in the blocks, inner ones included. */
export function* spansIn(blocks: Block[]): Generator<Span> {
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.kind === 'heading') yield* innerSpans(block.spans);
    else if (block.kind === 'list') for (const item of block.items) yield* spansIn(item);
    else if (block.kind === 'table') {
      for (const cell of [...block.head, ...block.rows.flat()]) yield* innerSpans(cell);
    }
  }
}

function* innerSpans(spans: Span[]): Generator<Span> {
  for (const span of spans) {
    yield span;
    if ('spans' in span) yield* innerSpans(span.spans);
  }
}

/** All text of a rule: statement, editions, notes. */
export function ruleBlocks({ text, editions, notes }: Rule): Block[] {
  return [
    ...text,
    ...Object.values(editions).flatMap((reading) => reading.text),
    ...notes.flatMap((note) => note.text),
  ];
}

/** All text of a page. */
export function pageBlocks({ parts }: RulePage): Block[] {
  return parts.flatMap((part) => (part.kind === 'prose' ? part.blocks : ruleBlocks(part.rule)));
}

import { type Block, spansText } from './prose.ts';

/** The part of a text under one heading. */
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

/** Splits a text at its headings; what stands before the first is the opening. */
export function splitSections(blocks: Block[]): { opening: Block[]; sections: Section[] } {
  const opening: Block[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth === 2) {
      sections.push({ id: block.id, title: spansText(block.spans), blocks: [] });
    } else (sections.at(-1)?.blocks ?? opening).push(block);
  }
  return { opening, sections };
}

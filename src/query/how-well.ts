import { fold } from '../text/spelling.ts';

/** A text prepared for matching: squeezed, with the places where its words begin. */
export interface Folded {
  squeezed: string;
  /** Offsets of word starts in `squeezed`, the first is 0. */
  starts: number[];
}

export function prepare(text: string): Folded {
  const starts: number[] = [];
  let squeezed = '';
  for (const word of fold(text).split(' ')) {
    starts.push(squeezed.length);
    squeezed += word;
  }
  return { squeezed, starts };
}

/** How well a squeezed needle fits: 4 whole, 3 from the start, 2 from a word's start, 1 anywhere, 0 not. */
export function howWell({ squeezed, starts }: Folded, needle: string): number {
  const at = squeezed.indexOf(needle);
  if (at < 0) return 0;
  if (at === 0) return squeezed.length === needle.length ? 4 : 3;
  if (starts.includes(at)) return 2;
  for (const start of starts) if (start > at && squeezed.startsWith(needle, start)) return 2;
  return 1;
}

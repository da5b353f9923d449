import { effectTexts } from './effect-lines.ts';
import type { PackSource } from './pack.ts';
import { Places } from './places.ts';

/** What all cards do, in words: a file of its own, since most questions ask for facts alone. */
export interface PackedWords {
  /** Different texts; lines stand apart, keywords first. */
  texts: string[];
  /** For each card the place of its text. */
  textOf: number[];
}

export function packWords(source: PackSource): PackedWords {
  const texts = new Places();
  const textOf = effectTexts(source).map((text) => texts.of(text));
  return { texts: texts.list, textOf };
}

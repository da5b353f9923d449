import type { PackedWords } from '../dice-masters/cards/index.ts';
import { Places } from '../text/places.ts';
import type { WordField } from './fields.ts';
import { TextColumn } from './text-column.ts';

/** What cards do, opened for search: the whole of it, the Globals, the bursts. */
export type Words = Record<WordField, TextColumn>;

export function openWords({ texts, textOf }: PackedWords): Words {
  const part = (opening: string) => {
    const places = new Places();
    const partOf = texts.map((text) => places.of(linesOpening(text, opening)));
    return new TextColumn(
      places.list,
      textOf.map((place) => partOf[place] ?? 0),
    );
  };
  return { text: new TextColumn(texts, textOf), global: part('Global'), burst: part('Burst') };
}

function linesOpening(text: string, opening: string): string {
  if (!text.includes(opening)) return '';
  return text
    .split('\n')
    .filter((line) => line.startsWith(opening))
    .join('\n');
}

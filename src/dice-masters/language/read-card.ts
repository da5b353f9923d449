import type { Clause } from './clause.ts';
import { readCard, type StoppedLine, writeCard } from './grammar/cards.ts';
import type { CardFrame } from './grammar/lines.ts';
import { PLAYED_KEYWORDS } from './played-keywords.ts';

/** A card with the lines that say what it does. */
export interface WordedCard {
  kind: string;
  keywords: readonly string[];
  keywordValues: Readonly<Record<string, string>>;
  effects: readonly string[];
}

interface ReadCard {
  /** What the lines say; whole only when nothing stopped. */
  clauses: readonly Clause[];
  stopped: readonly StoppedLine[];
}

export function frameOf({ kind, keywords, keywordValues }: WordedCard): CardFrame {
  return { kind: kind === 'character' ? 'character' : 'action', keywords, keywordValues };
}

/** What a card does, and which of its lines do not play. A card plays when nothing is stopped. */
export function readWords(card: WordedCard): ReadCard {
  const frame = frameOf(card);
  const { clauses, stops } = readCard(card.effects, frame);
  const unknown = card.keywords.filter((id) => !PLAYED_KEYWORDS.has(id));
  if (stops.length > 0 || unknown.length > 0) {
    return { clauses, stopped: [...stops, ...unknown.map((id) => keywordStop(id, card))] };
  }
  const written = writeCard(clauses, frame) ?? [];
  const differs = card.effects.findIndex((line, place) => line !== written[place]);
  const line =
    differs >= 0 ? differs : written.length > card.effects.length ? card.effects.length : -1;
  if (line < 0) return { clauses, stopped: [] };
  const wanted = [written[line] ?? 'the end'];
  return { clauses, stopped: [{ line, at: 0, word: card.effects[line] ?? 'the end', wanted }] };
}

function keywordStop(id: string, { effects }: WordedCard): StoppedLine {
  const line = Math.max(
    0,
    effects.findIndex((text) => text.toLowerCase().includes(id.replaceAll('-', ' '))),
  );
  return { line, at: 0, word: id, wanted: ['a keyword that the engine plays'] };
}

/** The clauses of a card that plays, or null. */
export function abilitiesOf(card: WordedCard): Clause[] | null {
  const { clauses, stopped } = readWords(card);
  return stopped.length === 0 ? [...clauses] : null;
}

import { fullTitle } from '../../cards/card.ts';
import type { CardStore } from '../../cards/card-store.ts';
import { placeholderCode } from '../placeholders.ts';
import { EMPTY_TEAM, type Team } from '../team.ts';

/** `Karai: Torn Between Two Worlds (hhs-017)`; a placeholder as `?` and its code. */
export function cardWords(card: string, catalogue: CardStore): string {
  const facts = catalogue.card(card);
  if (!facts) return `?${oneLine(placeholderCode(card))}`;
  const title = facts.kind === 'basic-action' ? facts.name : fullTitle(facts);
  return `${title} (${facts.id})`;
}

/** What stands above the cards, each on a line of its own: `Team: Turtles`. */
export function headFields({ name, format, tags, notes }: Team): [field: string, value: string][] {
  const isPlain = tags.every((tag) => tag === tag.trim() && !tag.includes(','));
  const joined: [string, string][] = tags.length > 0 ? [['Tags', tags.join(', ')]] : [];
  return [
    ['Team', oneLine(name)],
    ...(format === EMPTY_TEAM.format ? [] : [['Format', format] as [string, string]]),
    ...(isPlain ? joined : tags.map((tag): [string, string] => ['Tag', tag])),
    ...noteLines(notes).map((line): [string, string] => ['Notes', line]),
  ];
}

export function noteLines(note: string): string[] {
  return note === '' ? [] : note.split('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

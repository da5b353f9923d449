import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CARD_ID = /\b[a-z][a-z0-9]*-\d{3}\b/g;
const SETS = join('dice-masters', 'sets');

/** Keeps about `share` of the cards in every set file of a content folder, and all that others name. */
export function thinCards(content, share) {
  const folder = join(content, SETS);
  const named = namedCards(content);
  const sets = readdirSync(folder).map((file) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    return { path, text, set: JSON.parse(text) };
  });
  for (const id of firstOfNames(sets)) named.add(id);
  for (const { path, set } of sets) {
    const keep = ({ id }, index) =>
      index === 0 || Math.floor(index * share) !== Math.floor((index - 1) * share) || named.has(id);
    writeFileSync(path, JSON.stringify({ ...set, cards: set.cards.filter(keep) }));
  }
}

/** The first card of every name that stands in the words of a card. */
function firstOfNames(sets) {
  const names = new Set(sets.flatMap(({ text }) => text.match(/(?<=“)[^”]+(?=”)/g) ?? []));
  const cards = sets.flatMap(({ set }) => set.cards).filter(({ name }) => names.delete(name));
  return cards.map(({ id }) => id);
}

/** Cards that rules, keywords, worked examples or reprints speak of. */
function namedCards(content) {
  const files = readdirSync(content, { recursive: true }).filter((name) =>
    /\.(md|json)$/.test(name),
  );
  return new Set(
    files.flatMap((name) => {
      const text = readFileSync(join(content, name), 'utf8');
      if (dirname(name) !== SETS) return text.match(CARD_ID) ?? [];
      return [...text.matchAll(/"reprintOf": ?"([^"]+)"/g)].map(([, id]) => id);
    }),
  );
}

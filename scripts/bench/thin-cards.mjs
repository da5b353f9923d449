import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CARD_ID = /\b[a-z][a-z0-9]*-\d{3}\b/g;

/** Keeps about `share` of the cards in every set file of a content folder, and all that others name. */
export function thinCards(content, share) {
  const folder = join(content, 'sets');
  const named = namedCards(content);
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    const set = JSON.parse(readFileSync(path, 'utf8'));
    const keep = ({ id }, index) =>
      index === 0 || Math.floor(index * share) !== Math.floor((index - 1) * share) || named.has(id);
    writeFileSync(path, JSON.stringify({ ...set, cards: set.cards.filter(keep) }));
  }
}

/** Cards that rules, keywords, worked examples or reprints speak of. */
function namedCards(content) {
  const files = readdirSync(content, { recursive: true }).filter((name) =>
    /\.(md|json)$/.test(name),
  );
  return new Set(
    files.flatMap((name) => {
      const text = readFileSync(join(content, name), 'utf8');
      if (dirname(name) !== 'sets') return text.match(CARD_ID) ?? [];
      return [...text.matchAll(/"reprintOf": ?"([^"]+)"/g)].map(([, id]) => id);
    }),
  );
}

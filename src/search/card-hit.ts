import type { Query } from './query.ts';
import { holds, roots, versionWords } from './rank.ts';
import type { RecordText } from './record.ts';

/** Where a card name leads: to the version that the query tells apart, else to the list of versions. */
export function cardHit({ title, versions = [] }: RecordText, query: Query) {
  const name = roots(title);
  const more = query.words.filter((word) => !holds(name, word));
  const fitting = versions.filter((version) =>
    more.every((word) => holds(roots(versionWords(version)), word)),
  );
  const [first, ...others] = fitting.length > 0 ? fitting : versions;
  if (first && others.length === 0) {
    return {
      path: `cards/${first.id}/`,
      code: first.id.toUpperCase(),
      title: `${title}: ${first.subtitle}`,
      text: first.facts,
    };
  }
  const chosen = fitting.length < versions.length ? fitting : versions;
  const list = chosen.map(({ id, subtitle }) => `${subtitle} (${id.split('-')[0]?.toUpperCase()})`);
  return {
    path: `cards/?q=${encodeURIComponent(title.includes('"') ? title : `!"${title}"`)}`,
    code: '',
    title,
    text: `${versions.length} versions: ${list.join(', ')}`,
  };
}

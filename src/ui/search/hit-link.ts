import { describeHit } from '../../search/describe.ts';
import { excerpt, markWords } from '../../search/excerpt.ts';
import type { Hit } from '../../search/find.ts';
import type { Query } from '../../search/query.ts';
import { address } from '../address/site-root.ts';
import { build, marks } from './build.ts';

const EXCERPT = 190;

/** A hit as a link: id and title, the words around what was asked for, where it stands. */
export function hitLink(hit: Hit, query: Query, namesKind: boolean): HTMLAnchorElement {
  const { path, code, title, text, kind, under } = describeHit(hit, query);
  const place = [namesKind ? kind : '', under].filter(Boolean).join(' · ');
  const heading = build('span', { class: 'hit-title' }, ...marks(markWords(title, query)));
  if (code) heading.prepend(build('span', { class: 'hit-code' }, code), ' ');
  const words = excerpt(text, query, EXCERPT);
  const link = build(
    'a',
    { class: 'hit', href: address(path), 'data-kind': hit.place.kind },
    heading,
  );
  if (words) {
    link.append(build('span', { class: 'hit-text' }, ...marks(markWords(words, query))));
  }
  if (place) link.append(build('span', { class: 'hit-under' }, place));
  return link;
}

import type { ContentProblem } from '../catalogue/problem.ts';
import type { Reference } from './read.ts';
import { pageBlocks, spansIn } from './walk.ts';

/** Links to rules and keywords that do not exist. */
export function checkLinks({ pages, rules, keywords }: Reference): ContentProblem[] {
  const texts = [
    ...pages.map((page) => ({
      file: `rules/${page.game}/${page.slug}.md`,
      blocks: pageBlocks(page),
    })),
    ...[...keywords.values()].map(({ id, text }) => ({ file: `keywords/${id}.md`, blocks: text })),
  ];
  const lost = texts.flatMap(({ file, blocks }) =>
    [...spansIn(blocks)].flatMap((span) => {
      if (span.kind === 'rule' && !rules.has(span.id)) return [{ file, id: span.id }];
      return span.kind === 'keyword' && !keywords.has(span.id) ? [{ file, id: span.id }] : [];
    }),
  );
  const seen = [...rules.values()].flatMap(({ game, page, see }) =>
    see.filter((id) => !rules.has(id)).map((id) => ({ file: `rules/${game}/${page}.md`, id })),
  );
  const named = [...keywords.values()].flatMap((keyword) =>
    keyword.rules
      .filter((id) => !rules.has(id))
      .map((id) => ({ file: `keywords/${keyword.id}.md`, id })),
  );
  return [...lost, ...seen, ...named].map(({ file, id }) => ({
    file,
    place: `link to ${id}`,
    problem: 'there is no such rule or keyword',
  }));
}

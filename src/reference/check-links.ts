import type { ContentProblem } from '../content-files/problem.ts';
import { keywordFile, rulesFile } from './content-place.ts';
import type { Reference } from './read.ts';
import { pageBlocks, spansIn } from './walk.ts';

/** Links to rules and keywords that do not exist. */
export function checkLinks({ pages, rules, keywords }: Reference): ContentProblem[] {
  const texts = [
    ...pages.map((page) => ({
      file: rulesFile(page.game, page.slug),
      blocks: pageBlocks(page),
    })),
    ...[...keywords.values()].map(({ id, text }) => ({ file: keywordFile(id), blocks: text })),
  ];
  const lost = texts.flatMap(({ file, blocks }) =>
    [...spansIn(blocks)].flatMap((span) => {
      if (span.kind === 'rule' && !rules.has(span.id)) return [{ file, id: span.id }];
      return span.kind === 'keyword' && !keywords.has(span.id) ? [{ file, id: span.id }] : [];
    }),
  );
  const seen = [...rules.values()].flatMap(({ game, page, see }) =>
    see.filter((id) => !rules.has(id)).map((id) => ({ file: rulesFile(game, page), id })),
  );
  const named = [...keywords.values()].flatMap((keyword) =>
    keyword.rules
      .filter((id) => !rules.has(id))
      .map((id) => ({ file: keywordFile(keyword.id), id })),
  );
  return [...lost, ...seen, ...named].map(({ file, id }) => ({
    file,
    place: `link to ${id}`,
    problem: 'there is no such rule or keyword',
  }));
}

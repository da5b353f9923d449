import { getCollection } from 'astro:content';
import type { Rule } from '../reference/rule.ts';
import { ruleBlocks, spansIn } from '../reference/walk.ts';
import { address } from './address.ts';

/** Rules and keywords with the look-ups that pages need, read once for a build. */
async function read() {
  const [pageEntries, keywordEntries] = await Promise.all([
    getCollection('rules'),
    getCollection('keywords'),
  ]);
  const pages = pageEntries.map(({ data }) => data).sort((a, b) => a.order - b.order);
  const keywords = new Map(keywordEntries.map(({ data }) => [data.id, data]));
  const rules = new Map<string, Rule>();
  for (const page of pages) {
    for (const part of page.parts) if (part.kind === 'rule') rules.set(part.rule.id, part.rule);
  }
  const referrers = new Map<string, Set<string>>();
  const refer = (to: string, from: string) => {
    const list = referrers.get(to) ?? new Set();
    referrers.set(to, list.add(from));
  };
  for (const rule of rules.values()) {
    const linked = [...spansIn(ruleBlocks(rule))].flatMap((span) =>
      span.kind === 'rule' ? span.id : [],
    );
    for (const id of [...rule.see, ...linked]) if (id !== rule.id) refer(id, rule.id);
  }
  const keywordsOfRule = Map.groupBy(
    [...keywords.values()].flatMap((keyword) => keyword.rules.map((id) => ({ id, keyword }))),
    ({ id }) => id,
  );
  return {
    pages,
    rules,
    keywords,
    pagesOf: (game: string) => pages.filter((page) => page.game === game),
    /** Rules that point to this one and are not named by it. */
    referrersOf: (rule: Rule): Rule[] =>
      [...(referrers.get(rule.id) ?? [])]
        .filter((id) => !rule.see.includes(id))
        .flatMap((id) => rules.get(id) ?? []),
    keywordsOf: (rule: Rule) => keywordsOfRule.get(rule.id)?.map(({ keyword }) => keyword) ?? [],
  };
}

let pending: ReturnType<typeof read> | undefined;

export function siteReference(): ReturnType<typeof read> {
  if (import.meta.env.DEV) return read();
  pending ??= read();
  return pending;
}

/** The page of a game: `/rules/dice-masters/turn/`; the start page is the game's own address. */
export function rulePageAddress(game: string, slug: string): string {
  return address(slug === 'start' ? `rules/${game}/` : `rules/${game}/${slug}/`);
}

export function ruleAddress({ game, page, id }: Pick<Rule, 'game' | 'page' | 'id'>): string {
  return `${rulePageAddress(game, page)}#${id}`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type ContentProblem, contentError, describeIssue } from '../content-files/problem.ts';
import type { Keyword } from '../dice-masters/cards/index.ts';
import { keywordSchema } from '../dice-masters/schema/index.ts';
import { checkLinks } from './check-links.ts';
import { KEYWORDS_FOLDER, rulesFile } from './content-place.ts';
import { parseMarkdown } from './markdown.ts';
import { parsePage } from './parse-page.ts';
import type { Block } from './prose.ts';
import type { Rule, RulePage } from './rule.ts';
import { rulePageSchema } from './schema/rule-page.ts';

/** A keyword with its page text. */
export type KeywordEntry = Keyword & { text: Block[] };

/** Everything the rules reference says. */
export interface Reference {
  /** By game, then by order. */
  pages: RulePage[];
  /** By id. */
  rules: Map<string, Rule>;
  /** By id. */
  keywords: Map<string, KeywordEntry>;
}

/** Reads rules and keywords and checks that every link in them leads somewhere. */
export function readReference(root: string): { reference: Reference; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const pages = gamesIn(root).flatMap((game) =>
    readFolder(
      root,
      `${game}/rules`,
      rulePageSchema,
      problems,
      (slug, data, body): RulePage => ({
        game,
        slug,
        ...data,
        parts: parsePage(game, slug, body),
      }),
    ),
  );
  pages.sort((a, b) => a.game.localeCompare(b.game) || a.order - b.order);
  const keywords = readFolder(
    root,
    KEYWORDS_FOLDER,
    keywordSchema,
    problems,
    (id, data, body): KeywordEntry => ({
      id,
      ...data,
      text: parseMarkdown(body),
    }),
  );
  const rules = new Map<string, Rule>();
  for (const rule of pages.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'rule' ? part.rule : [])),
  )) {
    const twin = rules.get(rule.id);
    if (twin) {
      problems.push({
        file: rulesFile(rule.game, rule.page),
        place: rule.id,
        problem: `the id is taken by ${rulesFile(twin.game, twin.page)}`,
      });
    }
    rules.set(rule.id, rule);
  }
  const reference = { pages, rules, keywords: new Map(keywords.map((entry) => [entry.id, entry])) };
  problems.push(...checkLinks(reference));
  return { reference, problems };
}

/** The reference, or an error that lists every problem. */
export function requireReference(root: string): Reference {
  const { reference, problems } = readReference(root);
  if (problems.length > 0) throw contentError(problems);
  return reference;
}

/** Games that have rules among the content. */
function gamesIn(root: string): string[] {
  return readdirSync(root).filter((game) => existsSync(join(root, game, 'rules')));
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

function readFolder<Schema extends z.ZodType, T>(
  root: string,
  folder: string,
  schema: Schema,
  problems: ContentProblem[],
  build: (id: string, data: z.infer<Schema>, body: string) => T,
): T[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      try {
        const [, front, body] = FRONT_MATTER.exec(readFileSync(join(root, file), 'utf8')) ?? [];
        if (front === undefined || body === undefined) throw new Error('it has no front matter');
        const raw: unknown = parse(front);
        const result = schema.safeParse(raw);
        if (result.success) return [build(basename(name, '.md'), result.data, body)];
        problems.push(...result.error.issues.map((issue) => describeIssue(file, raw, issue)));
      } catch (error) {
        problems.push({ file, place: 'the file', problem: (error as Error).message });
      }
      return [];
    });
}

import { parseMarkdown } from './markdown.ts';
import type { Block } from './prose.ts';
import {
  EDITIONS,
  type Edition,
  NOTE_KINDS,
  type NoteKind,
  type PagePart,
  READING_KINDS,
  type Rule,
} from './rule.ts';

const RULE_HEADING = /^### ([A-Z]+(?:-[A-Z])?\d+(?:\.\d+)*[a-z]?) (.+)$/;
const FACT = /^- ([a-z0-9]+)(?: (instead|silent|title))?: (.+)$/;

/** Splits the body of a rules page into prose and numbered rules. */
export function parsePage(game: string, page: string, body: string): PagePart[] {
  return splitAtHeadings(body).map((lines) => {
    const [, id, title] = RULE_HEADING.exec(lines[0] ?? '') ?? [];
    if (id === undefined || title === undefined) {
      return { kind: 'prose', blocks: parseMarkdown(lines.join('\n')) };
    }
    return { kind: 'rule', rule: parseRule({ id, title, game, page }, lines.slice(1)) };
  });
}

/** A rule runs from its heading to the next heading of any kind. */
function splitAtHeadings(body: string): string[][] {
  const parts: string[][] = [];
  let inRule = true;
  for (const line of body.split('\n')) {
    const startsRule = RULE_HEADING.test(line);
    if (startsRule || (inRule && line.startsWith('#')) || parts.length === 0) parts.push([]);
    if (line.startsWith('#')) inRule = startsRule;
    parts.at(-1)?.push(line);
  }
  return parts.filter((lines) => lines.some((line) => line.trim()));
}

function parseRule(place: Pick<Rule, 'id' | 'title' | 'game' | 'page'>, lines: string[]): Rule {
  const rule: Rule = { ...place, text: [], editions: {}, notes: [], source: '', see: [] };
  const text: string[] = [];
  for (const line of lines) {
    const [, key, how, value] = FACT.exec(line) ?? [];
    if (key === undefined || value === undefined) text.push(line);
    else if (isOneOf<Edition>(EDITIONS, key)) addReading(rule, key, how, value);
    else addFact(rule, key, value);
  }
  rule.text = parseMarkdown(text.join('\n'));
  if (!rule.source) throw new Error(`${rule.id} has no source`);
  return rule;
}

function addFact(rule: Rule, key: string, value: string): void {
  if (isOneOf<NoteKind>(NOTE_KINDS, key)) rule.notes.push({ kind: key, text: parseFact(value) });
  else if (key === 'source') rule.source = value;
  else if (key === 'see' || key === 'acts') rule.see.push(...value.split(/,\s*/));
  else throw new Error(`${rule.id} has a fact "${key}" that the reference does not know`);
}

/** `- 2016: …`, `- 2016 instead: …`, `- 2016 silent: …`, and behind one of them `- 2016 title: …`. */
function addReading(rule: Rule, edition: Edition, how: string | undefined, value: string): void {
  const reading = rule.editions[edition];
  if (how !== 'title') {
    if (reading) throw new Error(`${rule.id} has two readings of ${edition}`);
    const kind = READING_KINDS.find((known) => known === how) ?? 'besides';
    rule.editions[edition] = { kind, text: parseFact(value), title: null };
  } else if (reading) reading.title = value;
  else throw new Error(`${rule.id} has a title but no reading of ${edition}`);
}

function parseFact(value: string): Block[] {
  return parseMarkdown(value);
}

function isOneOf<T extends string>(list: readonly T[], key: string): key is T {
  return (list as readonly string[]).includes(key);
}

import type { Affiliation } from '../cards/affiliation.ts';
import type { Card } from '../cards/card.ts';
import { type Effect, formatEffect, parseEffects } from '../language/line.ts';
import { keywordsOf } from './check-effects.ts';
import { TOPICS } from './effect-topics.ts';

/** What both readings of a card are held against. */
export interface BalanceNames {
  affiliations: Affiliation[];
  /** Id to name, of keywords that cards have; terms are not compared. */
  keywords: ReadonlyMap<string, string>;
}

/** What our words may add: 1 for “a”, and the wild symbol for its name. */
const FREE = new Set(['1', '?']);

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What the printed text of a card has and our lines do not, and the other way round. */
export function balanceProblems(
  { name, effects: lines, ruling }: Pick<Card, 'name' | 'effects'> & Partial<Pick<Card, 'ruling'>>,
  printed: string[],
  { affiliations, keywords }: BalanceNames,
): string[] {
  const effects = parseEffects(lines, new Set(keywords.keys()));
  if (effects.some(({ openings }) => openings.some(({ name }) => name === 'Unclear'))) return [];
  const slugs = new Map(affiliations.map(({ slug }) => [slug, slug]));
  const ours = [...effects.map((effect) => formatEffect(effect, slugs)), ruling].join('\n');
  const theirs = printed
    .map((line) => withoutReminders(line.replaceAll(name, 'it'), keywords))
    .join('\n');
  return [
    ...differences('number', numbersOf(theirs), numbersOf(ours)),
    ...energyProblems(theirs, ours),
    ...lacking('stat', statsOf(theirs), ours),
    ...lacking('damage', damageOf(theirs), ours),
    ...keywordProblems(theirs, ours, effects, keywords),
    ...affiliationProblems(theirs, lines.join('\n'), affiliations),
    ...differences('burst', burstsOf(printed), burstsOf(lines)),
    ...differences('Global', [globals(printed)], [globals(lines)]),
    ...TOPICS.filter(([asked, answered]) => asked.test(theirs) && !answered.test(ours)).map(
      ([, , topic]) => `the printed text speaks of ${topic}, ours does not`,
    ),
  ];
}

const TOKEN_REMINDER =
  /^---.*|[([](Stunned|Loyalty Counters) .*|^\(.*\)$|^NOTE: .*|(?<=Fabricate \d-\d[.:]) You may KO .*/;

/** Explanations in brackets behind a keyword say nothing of their own. */
function withoutReminders(line: string, keywords: ReadonlyMap<string, string>): string {
  const names = [...keywords.values()].filter((name) => line.includes(name));
  if (names.length === 0) return line.replace(TOKEN_REMINDER, '');
  const behind = new RegExp(`((?:${names.join('|')})[^(.]{0,12})\\([^)]*\\)?`, 'g');
  return line
    .replace(behind, '$1')
    .replace(TOKEN_REMINDER, '')
    .replace(/\((?:[^\s)]+\s+){4,}[^)]*\)?/g, '');
}

function differences(what: string, theirs: string[], ours: string[]): string[] {
  const lost = theirs.filter((one) => !ours.includes(one));
  const invented = ours.filter((one) => !theirs.includes(one) && !FREE.has(one));
  return [
    ...[...new Set(lost)].map((one) => `${what} ${one} is lost`),
    ...[...new Set(invented)].map((one) => `${what} ${one} is not printed`),
  ];
}

function numbersOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/^\*\S*|\n\*\S*/g, ' ');
  const words = NUMBER_WORDS.flatMap((word, place) =>
    new RegExp(`\\b${word}\\b`).test(plain) ? [String(place + 2)] : [],
  );
  return [...words, ...(plain.match(/\d+/g) ?? [])];
}

function energiesOf(text: string): string[] {
  return (text.match(/\{[^}]*\}/g) ?? []).flatMap((symbol) =>
    symbol
      .slice(1, -1)
      .split('+')
      .filter((part) => /^(fist|bolt|mask|shield|\?)$/.test(part)),
  );
}

/** Symbols both ways; where the printed text spells a type out, ours may draw it. */
function energyProblems(theirs: string, ours: string): string[] {
  const spelled: string[] = theirs.toLowerCase().match(/\b(fist|bolt|mask|shield)/g) ?? [];
  const drawn = energiesOf(ours).filter((type) => !spelled.includes(type));
  return [
    ...differences('energy', energiesOf(theirs), energiesOf(ours)).filter((one) =>
      one.endsWith('lost'),
    ),
    ...differences('energy', energiesOf(theirs), drawn).filter((one) => one.endsWith('printed')),
  ];
}

/** Changes of attack and defense, each as a pattern that our words must fit. */
function statsOf(text: string): RegExp[] {
  const pairs = [
    ...text.matchAll(
      /([+-](?:\d+|X))A? ?(?:attack|A)?(?:,? and | ?\/ ?)([+-](?:\d+|X))?D? ?(?:defense|D)\b/gi,
    ),
  ];
  const singles = [...text.matchAll(/([+-](?:\d+|X)) ?(attack|defense|[AD]\b)/gi)];
  const wanted = (amount: string, stat: string) => new RegExp(`\\${amount}${stat}`);
  return [
    ...pairs.flatMap(([, attack = '', defense = attack]) => [
      wanted(attack, 'A'),
      wanted(defense, 'D'),
    ]),
    ...singles.map(([, amount = '', stat = '']) => wanted(amount, stat.charAt(0).toUpperCase())),
  ];
}

function damageOf(text: string): RegExp[] {
  return [...text.matchAll(/(\d+) damage/g)].map(
    ([, amount]) => new RegExp(`\\b${amount}\\+?( \\w+)? damage|damage.{0,24}\\b${amount}\\b`),
  );
}

function lacking(what: string, wanted: RegExp[], ours: string): string[] {
  const lost = wanted.filter((pattern) => !pattern.test(ours)).map(({ source }) => source);
  return [...new Set(lost)].map((source) => `${what} ${source} is lost`);
}

function keywordProblems(
  theirs: string,
  ours: string,
  effects: Effect[],
  keywords: ReadonlyMap<string, string>,
): string[] {
  const named = new Set(effects.flatMap(keywordsOf));
  return [...keywords]
    .filter(([id, name]) => !named.has(id) && !ours.includes(`“${name}`))
    .filter(([, name]) => new RegExp(`(?<!-)\\b${name}\\b`).test(theirs))
    .map(([, name]) => `keyword ${name} is lost`);
}

/** Spellings of symbols in printed text that no name of ours begins with. */
const SYMBOLS: Record<string, string> = {
  turtle: 'teenage-mutant-ninja-turtles',
  'superman friends': 'superman-family',
  'spidey friend': 'spider-friends',
  'brotherhood of evil mutant': 'brotherhood-of-mutants',
  conduit: 'emotional-conduit',
  hand: 'the-hand',
  fantastic4: 'fantastic-four',
};

function affiliationProblems(printed: string, ours: string, affiliations: Affiliation[]): string[] {
  const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const slugs = (printed.match(/\{[^}]+\}/g) ?? []).flatMap((mark) => {
    const symbol = mark.slice(1, -1).toLowerCase();
    if (symbol === 'shield') return [];
    const found = affiliations.find(({ slug }) => squeeze(slug).startsWith(squeeze(symbol)));
    const slug = SYMBOLS[symbol] ?? (symbol.length > 3 ? found?.slug : undefined);
    return slug ?? [];
  });
  return [...new Set(slugs)]
    .filter((slug) => !ours.includes(`{${slug}}`))
    .map((slug) => `affiliation ${slug} is lost`);
}

/** Bursts at the head of a line, or of a sentence that should have been a line. */
function burstsOf(lines: string[]): string[] {
  const found = lines.flatMap((line) => [...line.matchAll(/(?:^|\. )(\*\/\*\*|\*\*|\*) ?[^/* ]/g)]);
  return [...new Set(found.map(([, burst = '']) => burst))];
}

function globals(lines: string[]): string {
  return String(lines.filter((line) => /^(\*\S* )?(\[\w+\] )?Global\b/.test(line)).length);
}

import type { Card } from '../domain/card.ts';
import {
  type Effect,
  formatEffect,
  loneKeyword,
  parseEffects,
  TRIGGERS,
} from '../domain/effect.ts';

/** Names that lines show in place of ids. */
interface EffectNames {
  keywords: ReadonlyMap<string, string>;
  affiliations: ReadonlyMap<string, string>;
}

interface TextSource {
  cards: Card[];
  keywords: { id: string; name: string }[];
  affiliations: { slug: string; name: string }[];
}

const TIMING_PHRASES: Record<string, string> = {
  ...Object.fromEntries(Object.values(TRIGGERS).map(({ timing, phrase }) => [timing, phrase])),
  'burst-1': 'single burst',
  'burst-2': 'double burst',
  'static-stat': 'changes stats',
};

/** What each card does as one text, its lines apart. */
export function effectTexts({ cards, keywords, affiliations }: TextSource): string[] {
  const names = {
    keywords: new Map(keywords.map(({ id, name }) => [id, name])),
    affiliations: new Map(affiliations.map(({ slug, name }) => [slug, name])),
  };
  return cards.map((card) => effectLines(card, names).join('\n'));
}

/** Its keywords, then its clauses, or as much as its facts tell. */
function effectLines(card: Card, names: EffectNames): string[] {
  const keywords = card.keywords.map((id) =>
    [names.keywords.get(id) ?? id, card.keywordValues[id]].filter(Boolean).join(' '),
  );
  return [...keywords, ...(card.effects.length > 0 ? clauses(card, names) : facts(card))];
}

function clauses(card: Card, names: EffectNames): string[] {
  return parseEffects(card.effects, new Set(names.keywords.keys()))
    .filter((effect) => !isLabel(effect, card))
    .map((effect) => formatEffect(effect, names.affiliations));
}

/** A line that says no more than the keyword's own line does. */
function isLabel(effect: Effect, { keywords, keywordValues }: Card): boolean {
  const lone = loneKeyword(effect);
  if (!lone || !keywords.includes(lone.id)) return false;
  return lone.value.length === 0 || keywordValues[lone.id] !== undefined;
}

function facts(card: Card): string[] {
  const timings = card.timings.filter((timing) => timing !== 'global');
  const bursts = timings.filter((timing) => timing.startsWith('burst-'));
  const others = timings.filter((timing) => !timing.startsWith('burst'));
  return [
    ...card.globalCosts.map((cost) => `Global: pay ${symbols(cost)}`),
    ...bursts.map((timing) => `Burst: ${phrase(timing)}`),
    ...(others.length > 0 ? [others.map(phrase).join(', ')] : []),
  ];
}

function phrase(timing: string): string {
  return TIMING_PHRASES[timing] ?? timing.replaceAll('-', ' ');
}

/** `bolt+bolt` as `{bolt}{bolt}`, choices with “or”. */
function symbols(cost: string): string {
  return cost
    .split('|')
    .map((way) =>
      way
        .split('+')
        .map((part) => (/^(fist|bolt|mask|shield|\d)$/.test(part) ? `{${part}}` : ` ${part}`))
        .join(''),
    )
    .join(' or ');
}

import type { Card } from '../../dice-masters/cards/index.ts';
import { globalCosts } from '../../dice-masters/catalogue/index.ts';
import { type Effect, parseEffects, TRIGGERS } from '../../dice-masters/language/index.ts';
import TIMINGS from './timings.json';

/**
 * Timings were once kept on cards, more loosely than their lines open. Version 1 goes on saying of
 * those cards what it said; of later ones it tells how their lines open.
 */
const KEPT = new Map(
  Object.entries(TIMINGS).flatMap(([timings, ids]) =>
    ids.split(' ').map((id) => [id, timings === 'none' ? [] : timings.split(' ')] as const),
  ),
);

/** A card as `/data/v1` publishes it. */
export function publicCard(card: Card, keywords: ReadonlySet<string>) {
  const effects = parseEffects(card.effects, keywords);
  const { abilities, effects: lines, ruling, alignment, equipIcon, flip, ...rest } = card;
  const { backAffiliations, epic, reprintOf, doubts, evidence, levels, set, ...first } = rest;
  return {
    ...first,
    globalCosts: globalCosts(effects),
    timings: KEPT.get(card.id) ?? timingsOf(effects),
    abilities,
    effects: lines,
    ruling,
    alignment,
    equipIcon,
    flip,
    backAffiliations,
    epic,
    reprintOf,
    doubts,
    evidence,
    levels,
    set,
  };
}

function timingsOf(effects: readonly Effect[]): string[] {
  const timings = effects.flatMap(({ openings, burst }) => [
    ...openings.flatMap((one) => (one.kind === 'trigger' ? (TRIGGERS[one.name].timing ?? []) : [])),
    ...(burst === null ? [] : ['burst']),
  ]);
  return [...new Set(timings)];
}

import { TRIGGERS, type Trigger } from '../domain/effect.ts';
import type { Columns } from './columns.ts';

type ClauseKind = [value: string, label: string, mark: RegExp];

/** A line whose head has these words, alone or among others: `Burst *, when fielded: …`. */
const opening = (words: string): RegExp =>
  new RegExp(String.raw`^(?:[^:\n]*, )?(?:${words})(?:, [^:\n]*)?:`, 'im');

const trigger = (value: string, name: Trigger): ClauseKind => [
  value,
  name,
  opening(TRIGGERS[name].phrase),
];

/** When a clause acts, by the words that open it. */
const TRIGGER_KINDS: ClauseKind[] = [
  trigger('fielded', 'Fielded'),
  trigger('attacks', 'Attacks'),
  trigger('blocks', 'Blocks'),
  trigger('blocked', 'Blocked'),
  trigger('unblocked', 'Unblocked'),
  trigger('kod', "KO'd"),
  trigger('kos', 'KOs a die'),
  trigger('damaged', 'Damaged'),
  trigger('deals-damage', 'Deals damage'),
  trigger('bought', 'Bought'),
  trigger('rolled', 'Rolled'),
  trigger('flipped', 'Flipped'),
  trigger('active', 'Active'),
  trigger('start', 'Start of turn'),
  ['end', 'End of turn', opening('end of (?:your )?turn')],
  trigger('global', 'Global'),
  ['burst', 'Burst', /^Burst /m],
];

/** What clauses do, by the words of the house voice. */
const EFFECT_KINDS: ClauseKind[] = [
  ['damage', 'Deals damage', /\b(?:\d+|X) (?:combat )?damage\b/],
  ['ko', 'KOs', /\bKO\b/],
  ['draw', 'Draws dice', /\bdraws?\b/i],
  ['prep', 'Preps dice', /\bPreps?\b(?= (?:\d|up|X|it|them|this|that|a|all|1))/],
  ['field', 'Fields dice', /\bfields?\b(?= (?:\d|up|it|them|this|that|a |all))/i],
  ['life', 'Gains life', /\bgains? (?:\d+|X) life\b/i],
  ['life-loss', 'Loses life', /\bloses? (?:\d+|X) life\b/i],
  ['buff', 'Raises attack or defense', /\+(?:\d+|X)[AD]\b/],
  ['weaken', 'Lowers attack or defense', /[-−](?:\d+|X)[AD]\b/],
  ['spin', 'Spins', /\bspins?\b/i],
  ['reroll', 'Rerolls', /\breroll/i],
  ['cheaper', 'Makes dice cheaper', /\bcosts? (?:\d+|X) less\b/i],
  ['dearer', 'Makes dice dearer', /\bcosts? (?:\d+|X) more\b/i],
  ['prevent', 'Prevents damage', /\bprevent/i],
  ['redirect', 'Redirects', /\bredirect/i],
  ['unblockable', 'Unblockable', /\bunblockable\b/i],
  ['stop-blocks', 'Stops blockers', /\bcan't block\b/],
  ['control', 'Takes control', /\btakes? control\b/i],
  ['capture', 'Captures', /\bcapture/i],
  ['copy', 'Copies', /\bcop(?:y|ies)\b/i],
  ['sacrifice', 'Sacrifices', /\bsacrifice/i],
  ['ignore', 'Switches text off', /\b(?:ignore|loses its text|lose their text)\b/i],
];

const KINDS = { trigger: TRIGGER_KINDS, effect: EFFECT_KINDS } as const;
export type ClauseField = keyof typeof KINDS;

export function isClauseField(field: string): field is ClauseField {
  return field === 'trigger' || field === 'effect';
}

/** What a reader may type behind `trigger:` or `effect:`, with its words. */
export function clauseValues(field: ClauseField): [value: string, label: string][] {
  return KINDS[field].map(([value, label]) => [value, label]);
}

/** Places of the kinds that a card's clauses are of; each different text is looked at once. */
export function clausePlaces(field: ClauseField, columns: Columns): (card: number) => number[] {
  const { packed, clauseKinds } = columns;
  const known =
    clauseKinds.get(field) ??
    packed.effects.map((text) =>
      KINDS[field].flatMap(([, , mark], place) => (mark.test(text) ? place : [])),
    );
  clauseKinds.set(field, known);
  return (card) => known[packed.columns.effects[card] ?? 0] ?? [];
}

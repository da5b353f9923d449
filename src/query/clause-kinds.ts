import { type Clause, facetsOf, TRIGGERS } from '../dice-masters/language/index.ts';
import { type ClauseField, type ClauseValue, clauseValues } from './clause-names.ts';

/** A line whose head has these words, alone or among others: `Burst *, when fielded: …`. */
const opening = (words: string): RegExp =>
  new RegExp(String.raw`^(?:[^:\n]*, )?(?:${words})(?:, [^:\n]*)?:`, 'im');

/** When a clause acts, by the words that open it. */
const TRIGGER_MARKS: Record<ClauseValue<'trigger'>, RegExp> = {
  fielded: opening(TRIGGERS['Fielded'].phrase),
  attacks: opening(TRIGGERS['Attacks'].phrase),
  blocks: opening(TRIGGERS['Blocks'].phrase),
  blocked: opening(TRIGGERS['Blocked'].phrase),
  unblocked: opening(TRIGGERS['Unblocked'].phrase),
  kod: opening(TRIGGERS["KO'd"].phrase),
  kos: opening(TRIGGERS['KOs a die'].phrase),
  damaged: opening(TRIGGERS['Damaged'].phrase),
  'deals-damage': opening(TRIGGERS['Deals damage'].phrase),
  bought: opening(TRIGGERS['Bought'].phrase),
  rolled: opening(TRIGGERS['Rolled'].phrase),
  flipped: opening(TRIGGERS['Flipped'].phrase),
  active: opening(TRIGGERS['Active'].phrase),
  start: opening(TRIGGERS['Start of turn'].phrase),
  end: opening('end of (?:your )?turn'),
  global: opening(TRIGGERS['Global'].phrase),
  burst: /^Burst /m,
};

/** What clauses do, by the words of the house voice. */
const EFFECT_MARKS: Record<ClauseValue<'effect'>, RegExp> = {
  damage: /\b(?:\d+|X) (?:combat )?damage\b/,
  ko: /\bKO\b/,
  draw: /\bdraws?\b/i,
  prep: /\bPreps?\b(?= (?:\d|up|X|it|them|this|that|a|all|1))/,
  field: /\bfields?\b(?= (?:\d|up|it|them|this|that|a |all))/i,
  life: /\bgains? (?:\d+|X) life\b/i,
  'life-loss': /\bloses? (?:\d+|X) life\b/i,
  buff: /\+(?:\d+|X)[AD]\b/,
  weaken: /[-−](?:\d+|X)[AD]\b/,
  spin: /\bspins?\b/i,
  reroll: /\breroll/i,
  cheaper: /\bcosts? (?:\d+|X) less\b/i,
  dearer: /\bcosts? (?:\d+|X) more\b/i,
  prevent: /\bprevent/i,
  redirect: /\bredirect/i,
  unblockable: /\bunblockable\b/i,
  'stop-blocks': /\bcan't block\b/,
  control: /\btakes? control\b/i,
  capture: /\bcapture/i,
  copy: /\bcop(?:y|ies)\b/i,
  sacrifice: /\bsacrifice/i,
  ignore: /\b(?:ignore|loses its text|lose their text)\b/i,
  grant: /\bgains? [A-Z]/,
  swap: /\bswap/i,
  name: /\bname an?\b/i,
  'set-aside': /\bset aside\b/i,
  protect: /\bcan't target\b/,
  force: /\bmust (?:attack|block)\b/,
  forbid: /\bcan't (?:attack|buy|field|use|be (?:bought|fielded|used))\b/,
  'block-more': /\bcan block up to\b/i,
  heal: /\bheals?\b/i,
  'leave-combat': /\bfrom combat\b/i,
};

/** Whom or what clauses act on. */
const TARGET_MARKS: Record<ClauseValue<'targets'>, RegExp> = {
  own: /\b(?:\d of )?your (?:[^.;:]* )?(?:dice|Sidekicks)\b(?! from)/i,
  opposing: /\bopposing\b/i,
  sidekick: /\bSidekicks?\b/,
  this: /\bthis die\b/i,
  all: /\b(?:all|each) (?:[^.;:]* )?(?:dice|die|Sidekicks?)\b/i,
  opponent: /\bdamage to [^.;:]*the opponent\b/i,
  player: /\b(?:or|a) player\b/i,
  used: /\bfrom (?:your|their|the opponent's) Used\b/,
  prep: /\bfrom (?:your|their|the opponent's) Prep\b/,
  reserve: /\bfrom (?:your|their|the opponent's) Reserve\b/,
  card: /\bunbought\b/i,
};

const MARKS: Record<ClauseField, Record<string, RegExp>> = {
  trigger: TRIGGER_MARKS,
  effect: EFFECT_MARKS,
  targets: TARGET_MARKS,
};

/** Places of the kinds that the clauses of a text are of; where abilities are data, they tell. */
export function clauseKinds(
  field: ClauseField,
  text: string,
  abilities: readonly Clause[] | null,
): number[] {
  const known = abilities && field !== 'trigger' ? facetsOf(abilities)[field] : null;
  return clauseValues(field).flatMap(([value], place) =>
    (known ? known.has(value) : MARKS[field][value]?.test(text)) ? place : [],
  );
}

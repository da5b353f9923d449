import { ENERGY_TYPES } from '../../cards/energy.ts';
import type { BuyRule, Policy } from '../policy.ts';
import {
  ATTACKERS,
  BUY_KINDS,
  BUY_PREFERENCES,
  FIELDERS,
  FIELDING_TIMES,
  LONGEST_POLICY_NAME,
  LONGEST_SUMMARY,
  MOST_BUY_LINES,
  MOST_DICE_BOUGHT,
  MOST_POLICY_COST,
  MOST_POLICY_TURNS,
} from '../policy-words.ts';
import { CheckedPart } from './checked-part.ts';

type ReadPolicy = { ok: true; policy: Policy } | { ok: false; problems: string[] };

/** Far more than the longest policy, in letters. */
export const LONGEST_POLICY = 20_000;

const GOALS = ['none', 'energy', 'characters', 'type', 'buy-list', 'pay'] as const;
const CARD = /^[a-z][a-z0-9]*-\d{3}$/;
const COSTS = [0, MOST_POLICY_COST] as const;
const TURNS = [1, MOST_POLICY_TURNS] as const;

/** A policy as one line, the same for the same policy; `readPolicy` reads it. */
export function formatPolicy(policy: Policy): string {
  return JSON.stringify(policy);
}

/** Reads a policy that somebody saved or wrote, or says everything that is wrong with it. */
export function readPolicy(text: string): ReadPolicy {
  if (text.length > LONGEST_POLICY)
    return { ok: false, problems: ['It is too long for a policy.'] };
  const value = parsed(text);
  if (value === undefined)
    return { ok: false, problems: ['It is no JSON, as saved policies are.'] };
  const problems: string[] = [];
  const file = new CheckedPart(value, '', problems);
  if (!file.isObject) return { ok: false, problems };
  file.knowsOnly(['name', 'summary', 'buy', 'reroll', 'field', 'attack']);
  const policy: Policy = {
    name: file.text('name', LONGEST_POLICY_NAME),
    summary: file.text('summary', LONGEST_SUMMARY),
    buy: file.list('buy', MOST_BUY_LINES)?.map(buyRule) ?? [{ what: 'any', prefer: 'dearest' }],
    reroll: rerollGoal(file),
    field: fielding(file.part('field')),
    attack: attacking(file.part('attack')),
  };
  return problems.length === 0 ? { ok: true, policy } : { ok: false, problems };
}

/** Files of ours name the schema that editors read them by. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) Reflect.deleteProperty(value, '$schema');
    return value;
  } catch {
    return undefined;
  }
}

function buyRule(line: CheckedPart): BuyRule {
  line.knowsOnly(['what', 'cost', 'turns', 'atMost', 'prefer']);
  return {
    what: line.fits('what', CARD) ?? line.word('what', BUY_KINDS, null),
    ...(line.has('cost') && { cost: costs(line.part('cost')) }),
    ...(line.has('turns') && { turns: turns(line.part('turns')) }),
    ...(line.has('atMost') && { atMost: line.whole('atMost', [1, MOST_DICE_BOUGHT], null) }),
    prefer: line.word('prefer', BUY_PREFERENCES, 'dearest'),
  };
}

function costs(part: CheckedPart): NonNullable<BuyRule['cost']> {
  part.knowsOnly(['least', 'most']);
  const least = part.whole('least', COSTS, COSTS[0]);
  const most = part.whole('most', COSTS, COSTS[1]);
  part.inOrder('least', 'most', least <= most);
  return { least, most };
}

function turns(part: CheckedPart): NonNullable<BuyRule['turns']> {
  part.knowsOnly(['from', 'until']);
  const from = part.whole('from', TURNS, TURNS[0]);
  const until = part.whole('until', TURNS, TURNS[1]);
  part.inOrder('from', 'until', from <= until);
  return { from, until };
}

function rerollGoal(file: CheckedPart): Policy['reroll'] {
  if (!file.has('reroll')) return { goal: 'buy-list' };
  const part = file.part('reroll');
  const goal = part.word('goal', GOALS, null);
  if (goal === 'type') {
    part.knowsOnly(['goal', 'type']);
    return { goal, type: part.word('type', ENERGY_TYPES, null) };
  }
  if (goal === 'pay') {
    part.knowsOnly(['goal', 'cost', 'types']);
    const cost = part.whole('cost', [1, MOST_POLICY_COST], null);
    return { goal, cost, types: part.words('types', ENERGY_TYPES, ENERGY_TYPES.length) };
  }
  part.knowsOnly(['goal']);
  return { goal };
}

function fielding(part: CheckedPart): Policy['field'] {
  part.knowsOnly(['who', 'when', 'firstFrom']);
  return {
    who: part.word('who', FIELDERS, 'everyone'),
    when: part.word('when', FIELDING_TIMES, 'free-first'),
    firstFrom: part.whole('firstFrom', TURNS, 5),
  };
}

function attacking(part: CheckedPart): Policy['attack'] {
  part.knowsOnly(['who', 'from']);
  return { who: part.word('who', ATTACKERS, 'safe'), from: part.whole('from', TURNS, 1) };
}

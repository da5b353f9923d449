import type { Rule, RuleName } from '../../../language/rule.ts';
import type { LeftText, Packet } from '../../abilities/ability.ts';
import { leftBehind } from '../../abilities/left.ts';
import { memoOf, setMemo } from '../../state/memos.ts';
import { NONE } from '../../state/table.ts';
import { PREP } from '../../state/zones.ts';
import { measureOf } from '../amounts.ts';
import { always } from '../conditions.ts';
import { triggerOf } from '../events.ts';
import { type Ground, type Hooks, subjectsOf } from '../ground.ts';
import type { Scene } from '../scene.ts';
import type { Compile } from '../step.ts';
import { BANNING } from './bans.ts';
import { BLOCKING } from './blocking.ts';
import type { RuleMakers } from './maker.ts';
import { COUNTING } from './numbers.ts';

const REPLACING: RuleMakers<'prevent' | 'after-attack' | 'when'> = {
  prevent: ({ dice, combat, first }) => {
    const { scope, fits } = subjectsOf(dice);
    const measure = first === undefined ? null : measureOf(first);
    return (ground) => ({
      replacements: [
        {
          of: 'damage',
          scope,
          change: (context, packet) => {
            const scene = ground.view(context);
            if (packet.target < 0 || (combat && !packet.combat)) return;
            if (!fits(scene, packet.target) || !ground.holds(scene)) return;
            packet.amount -= measure ? leftToPrevent(scene, packet, measure(scene)) : packet.amount;
          },
        },
      ],
    });
  },
  'after-attack': ({ dice }) => {
    const { scope, fits } = subjectsOf(dice);
    return (ground) => ({
      replacements: [
        {
          of: 'destination',
          scope,
          journeys: ['after-attack'],
          to: (context, die, zone) => {
            const scene = ground.view(context);
            return fits(scene, die) && ground.holds(scene) ? PREP : zone;
          },
        },
      ],
    });
  },
  when: (rule, compile) => (ground) => ({ triggers: [triggerOf(rule, ground, compile)] }),
};

/** Every rule of the vocabulary; a missing one does not compile. */
const RULES: RuleMakers<RuleName> = { ...COUNTING, ...BANNING, ...BLOCKING, ...REPLACING };

/** The first so much of each source each turn. */
function leftToPrevent(scene: Scene, packet: Packet, most: number): number {
  const { state } = scene.game;
  const { source, card = NONE, target, amount } = packet;
  // A source without a die is its card, told apart from dice.
  const from = source === NONE ? NONE - 1 - card : source;
  const before = memoOf(state, 'prevented', scene.card, target, from) ?? 0;
  const now = Math.min(amount, Math.max(0, most - before));
  setMemo(state, before + now, 'prevented', scene.card, target, from);
  return now;
}

/** Rules of a text, to be laid on some ground. */
export function rulesOf(rules: readonly Rule[], compile: Compile): (ground: Ground) => Hooks {
  const makers = rules.map((rule) => {
    const make = RULES[rule.rule] as (rule: Rule, compile: Compile) => (ground: Ground) => Hooks;
    return make(rule, compile);
  });
  return (ground) => makers.map((make) => make(ground)).reduce(joined, {});
}

function joined(one: Hooks, other: Hooks): Hooks {
  return {
    triggers: [...(one.triggers ?? []), ...(other.triggers ?? [])],
    modifiers: [...(one.modifiers ?? []), ...(other.modifiers ?? [])],
    rulings: [...(one.rulings ?? []), ...(other.rulings ?? [])],
    replacements: [...(one.replacements ?? []), ...(other.replacements ?? [])],
  };
}

/** Rules that an effect leaves behind for this turn. */
export function lastingRules(rules: readonly Rule[], compile: Compile): LeftText {
  return compile.leaves(rulesOf(rules, compile)(LEFT));
}

const LEFT: Ground = {
  view: (context) => leftBehind(context).scene,
  isThis: (context, die) => die === leftBehind(context).scene.die,
  holds: always,
};

import type { Rule, RuleName } from '../../../language/rule.ts';
import type { LeftText } from '../../abilities/ability.ts';
import { leftBehind } from '../../abilities/left.ts';
import { PREP } from '../../state/zones.ts';
import { always } from '../conditions.ts';
import { triggersOf } from '../events.ts';
import { type Ground, type Hooks, subjectsOf } from '../ground.ts';
import type { Compile } from '../step.ts';
import { BANNING } from './bans.ts';
import { BLOCKING } from './blocking.ts';
import { PRICING } from './costs.ts';
import { DAMAGING } from './damage.ts';
import { SPEAKING } from './keywords.ts';
import { KO_GOALS } from './ko-goes.ts';
import type { RuleMakers } from './maker.ts';
import { COUNTING } from './numbers.ts';
import { SAVING } from './saves.ts';

const REPLACING: RuleMakers<'after-attack' | 'when'> = {
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
  when: (rule, compile) => (ground) => ({ triggers: triggersOf(rule, ground, compile) }),
};

/** Every rule of the vocabulary; a missing one does not compile. */
const RULES: RuleMakers<RuleName> = {
  ...COUNTING,
  ...PRICING,
  ...BANNING,
  ...BLOCKING,
  ...DAMAGING,
  ...SPEAKING,
  ...SAVING,
  ...REPLACING,
  ...KO_GOALS,
};

/** Rules of a text, to be laid on some ground. */
export function rulesOf(rules: readonly Rule[], compile: Compile): (ground: Ground) => Hooks {
  const makers = rules.map((rule) => {
    const make = RULES[rule.rule] as (rule: Rule, compile: Compile) => (ground: Ground) => Hooks;
    return make(rule, compile);
  });
  return (ground) => makers.map((make) => make(ground)).reduce(joined, {});
}

export function joined(one: Hooks, other: Hooks): Hooks {
  return {
    triggers: [...(one.triggers ?? []), ...(other.triggers ?? [])],
    modifiers: [...(one.modifiers ?? []), ...(other.modifiers ?? [])],
    rulings: [...(one.rulings ?? []), ...(other.rulings ?? [])],
    replacements: [...(one.replacements ?? []), ...(other.replacements ?? [])],
    gives: [...(one.gives ?? []), ...(other.gives ?? [])],
    ...((one.noAdventurer || other.noAdventurer) && { noAdventurer: true as const }),
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

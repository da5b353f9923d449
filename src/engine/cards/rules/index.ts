import type { Rule, RuleName } from '../../../domain/abilities/rule.ts';
import type { Ability, Packet } from '../../abilities/ability.ts';
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
          to: (context, die, zone) => (fits(ground.view(context), die) ? PREP : zone),
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
  const { uses } = scene.game;
  const { source, card, target, amount } = packet;
  const from = source === NONE ? `card ${card}` : source;
  const key = `prevented:${scene.card}:${target}:${from}`;
  const before = uses.get(key) ?? 0;
  const now = Math.min(amount, Math.max(0, most - before));
  uses.set(key, before + now);
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
export function lastingRules(rules: readonly Rule[], compile: Compile): (scene: Scene) => Ability {
  const build = rulesOf(rules, compile);
  const name = rules.map(({ rule }) => rule).join(', ');
  return (scene) => ({
    name,
    ...build({ view: () => scene, isThis: (_, die) => die === scene.die, holds: always }),
  });
}

import type { Burst, Clause } from '../../language/clause.ts';
import type { Effect, EffectName } from '../../language/effect.ts';
import type { Ability, Context, LeftText, Trigger } from '../abilities/ability.ts';
import { burstsFit } from '../abilities/bearers.ts';
import { BY_ACTION, BY_CARD, BY_GLOBAL } from '../abilities/text-kinds.ts';
import { FREE } from '../energy/cost.ts';
import { isCharacterCard } from '../state/table.ts';
import { fieldDice } from '../stats.ts';
import { always, holdsOf } from './conditions.ts';
import { triggerOf } from './events.ts';
import type { Ground, Hooks } from './ground.ts';
import { rulesOf } from './rules/index.ts';
import { askedScene, sceneAfter, sceneOf } from './scene.ts';
import { SCRIPTS } from './scripts/index.ts';
import { type Compile, costOfPrice } from './step.ts';
import { compiler } from './steps.ts';

const BURST_COUNTS: Record<Burst, readonly number[]> = { '*': [1], '**': [2], '*/**': [1, 2] };
const ALL_BURSTS = [0, 1, 2];

/** What a card does, ready to play. `name` is that of the card, for the log. */
export function abilitiesOf(name: string, clauses: readonly Clause[]): Ability[] {
  const built = clauses.map((clause, place) => {
    const bursts = burstsOf(clauses, place);
    return { clause, ability: abilityOf(name, clause, bursts) };
  });
  const isEarly = ({ clause }: (typeof built)[number]) => clause.kind === 'action' && clause.before;
  return [...built.filter(isEarly), ...built.filter((one) => !isEarly(one))].map(
    ({ ability }) => ability,
  );
}

/** The faces of a clause: its own burst, without those on which a later one takes its place. (R15.2) */
function burstsOf(clauses: readonly Clause[], place: number): readonly number[] | undefined {
  const { burst } = clauses[place] ?? {};
  if (burst !== undefined) return BURST_COUNTS[burst];
  const replaced = new Set<number>();
  for (const later of clauses.slice(place + 1)) {
    if (later.burst === undefined) break;
    if (later.instead) for (const count of BURST_COUNTS[later.burst]) replaced.add(count);
  }
  return replaced.size === 0 ? undefined : ALL_BURSTS.filter((count) => !replaced.has(count));
}

function abilityOf(name: string, clause: Clause, bursts: readonly number[] | undefined): Ability {
  const ability: Ability = { name, ...(bursts && { bursts }) };
  const ground = groundOf(ability, clause);
  const leaves: LeftText[] = [];
  const hooks = hooksOf(clause, ground, compiler(leaves));
  if (leaves.length > 0) hooks.leaves = leaves;
  const isReplaceable = bursts !== undefined && clause.burst === undefined;
  if (isReplaceable && clause.kind === 'when' && !clause.eachDie) {
    const triggers = hooks.triggers?.map((trigger) => yielding(trigger, ground)) ?? [];
    return Object.assign(ability, hooks, { triggers });
  }
  return Object.assign(ability, hooks);
}

/** A card's own text: `this` is any die that uses it, on a face that lets it work. (R15.1, R15.10) */
function groundOf(ability: Ability, clause: Clause): Ground {
  return {
    view: (context) => context,
    isThis: ({ game, card, seat }: Context, die) =>
      game.table.text[die] === card &&
      game.table.side[die] === seat &&
      burstsFit(game, ability, die),
    holds: clause.kind === 'always' ? holdsOf(clause.if) : always,
  };
}

function hooksOf(clause: Clause, ground: Ground, compile: Compile): Hooks {
  switch (clause.kind) {
    case 'when':
      return { triggers: [triggerOf(clause, ground, compile)] };
    case 'always':
      return rulesOf(clause.rules, compile)(ground);
    case 'global':
      return globalOf(clause, compile);
    case 'action':
      return actionOf(clause, compile);
    case 'use':
      return useOf(clause, compile);
    case 'keyword':
      return keywordOf(clause, compile);
    case 'script':
      return scriptOf(clause.script);
  }
}

/** Text that works once for its card gives way as soon as one die of it shows the burst that replaces it. (R15.2, R15.4) */
function yielding(trigger: Trigger, ground: Ground): Trigger {
  if (trigger.scope !== 'active') return trigger;
  return {
    ...trigger,
    when: (context, happening) => {
      const { game, card, seat } = context;
      const isReplaced = fieldDice(game, seat).some(
        (die) => game.table.text[die] === card && !ground.isThis(context, die),
      );
      return !isReplaced && trigger.when?.(context, happening) !== false;
    },
  };
}

/** Verbs that do more the more often they are paid for; others are done again. (R11.4) */
const GROWING: ReadonlySet<EffectName> = new Set([
  'damage',
  'boost',
  'draw',
  'gain-life',
  'lose-life',
]);

/** To do it again changes nothing. */
function isDoneOnce(effect: Effect): boolean {
  return effect.do === 'next' && effect.to !== undefined;
}

function globalOf(clause: Extract<Clause, { kind: 'global' }>, compile: Compile): Hooks {
  const step = compile(clause.effects);
  const price = costOfPrice(clause.price);
  const isGrowing = clause.effects.every(({ do: verb }) => GROWING.has(verb));
  return {
    activated: [
      {
        from: 'global',
        who: 'both',
        window: 'global',
        cost: price,
        ...(clause.yourTurn && { ownTurnOnly: true }),
        ...(clause.once && { oncePerTurn: true }),
        ...(clause.effects.every(isDoneOnce) && { single: true }),
        ready: (context) => step.can(askedScene(context, BY_GLOBAL, price.energy)),
        run: (context, times) => {
          const [runs, size] = isGrowing ? [1, times] : [times, 1];
          for (let run = 0; run < runs; run++) step.run(sceneOf(context, BY_GLOBAL, size));
        },
      },
    ],
  };
}

function actionOf(clause: Extract<Clause, { kind: 'action' }>, compile: Compile): Hooks {
  const step = compile(clause.effects);
  const holds = holdsOf(clause.only);
  return {
    action: {
      allowed: (context) => holds(sceneOf(context, BY_ACTION)),
      usable: (context) => step.can(sceneOf(context, BY_ACTION)),
      run: (context) => {
        step.run(sceneOf(context, BY_ACTION));
      },
    },
  };
}

function useOf(clause: Extract<Clause, { kind: 'use' }>, compile: Compile): Hooks {
  const step = compile(clause.effects);
  return {
    activated: [
      {
        from: 'die',
        who: clause.who === 'you' ? 'controller' : 'both',
        window: clause.at,
        cost: clause.price ? costOfPrice(clause.price) : FREE,
        ready: (context) => step.can(askedScene(context, kindOf(context))),
        run: (context, times) => {
          step.run(sceneOf(context, kindOf(context), times));
        },
      },
    ],
  };
}

/** A Continuous action in the Field is still an action die. (R10.3) */
function kindOf({ game, card }: Context): number {
  return isCharacterCard(game.layout, card) ? BY_CARD : BY_ACTION;
}

function keywordOf(
  { keyword, effects }: Extract<Clause, { kind: 'keyword' }>,
  compile: Compile,
): Hooks {
  const step = compile(effects);
  return {
    keywordText: {
      [keyword]: (context: Context, happening: Parameters<typeof sceneAfter>[1]) => {
        step.run(sceneAfter(context, happening, context.die));
      },
    },
  };
}

function scriptOf(name: string): Hooks {
  const script = SCRIPTS[name];
  if (script === undefined) throw new Error(`there is no script "${name}"`);
  return script;
}

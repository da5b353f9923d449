import type { Event } from '../../../language/clause.ts';
import type { Rule } from '../../../language/rule.ts';
import type { CombatStage } from '../../state/now.ts';
import { fitsOf } from '../fits.ts';
import { anyInField } from '../places.ts';
import type { Scene } from '../scene.ts';
import { isBuyingOver } from '../shopping.ts';
import { type Compile, canAlways } from '../step.ts';

type Matters = (scene: Scene) => boolean;

const STAGES: readonly CombatStage[] = ['ahead', 'attackers', 'blockers', 'window'];

/** Whether combat has not come further than that. */
const upTo =
  (stage: CombatStage): Matters =>
  ({ game }) =>
    STAGES.indexOf(game.combat) <= STAGES.indexOf(stage);

const beforeBlocks = upTo('attackers');
const beforeAttack = upTo('ahead');

const BLOCK_EVENTS: ReadonlySet<Event> = new Set<Event>([
  'attacks',
  'blocks',
  'blocked',
  'unblocked',
  'blocked-by',
  'engaged',
  'attack-declared',
  'blocks-declared',
]);

/** Whether a rule for this turn could still change something this turn. (R11.9) */
export function mattersOf(rule: Rule, compile: Compile): Matters {
  switch (rule.rule) {
    case 'must':
      return both(rule.what === 'attack' ? beforeAttack : beforeBlocks, someDie(rule.dice));
    case 'declares-blocks':
    case 'needs-blockers':
    case 'blocks-many':
      return beforeBlocks;
    case 'cant':
      return cantMatters(rule);
    case 'cost':
      return rule.of === 'buying'
        ? (scene) => !isBuyingOver(scene.game, scene.game.active)
        : inMain;
    case 'double-damage':
    case 'prevent':
      return either(beforeBlocks, someDie(rule.dice));
    case 'when':
      return whenMatters(rule, compile);
    default:
      return canAlways;
  }
}

function cantMatters(rule: Extract<Rule, { rule: 'cant' }>): Matters {
  switch (rule.what) {
    case 'attack':
      return beforeAttack;
    case 'block':
    case 'be-blocked':
      return beforeBlocks;
    case 'be-bought':
      return ({ game }) => !isBuyingOver(game, game.active);
    case 'be-fielded':
      return inMain;
    case 'deal-combat-damage':
      return canAlways;
  }
}

/** Fielding ends with the Main Step. (R9.1) */
const inMain: Matters = ({ game }) => game.step !== 'attack' && game.step !== 'cleanup';

function whenMatters(rule: Extract<Rule, { rule: 'when' }>, compile: Compile): Matters {
  if (BLOCK_EVENTS.has(rule.event)) return beforeBlocks;
  if (rule.event !== 'damage-nears') return canAlways;
  const step = compile(rule.effects);
  return either(beforeBlocks, (scene) => step.can(scene));
}

/** Dice that a rule names must be there by the time blocks are over; those it is put on are. */
function someDie(dice: Extract<Rule, { dice: unknown }>['dice']): Matters {
  if (dice === 'this') return canAlways;
  const fits = fitsOf(dice);
  return (scene) => anyInField(scene, fits);
}

const both =
  (one: Matters, other: Matters): Matters =>
  (scene) =>
    one(scene) && other(scene);
const either =
  (one: Matters, other: Matters): Matters =>
  (scene) =>
    one(scene) || other(scene);

import type { DiceFilter } from '../../../domain/abilities/dice.ts';
import type { Next } from '../../../domain/abilities/effect.ts';
import type { Ability } from '../../abilities/ability.ts';
import type { Origin } from '../../abilities/hooks.ts';
import { bonus, endLasting, lastThisTurn } from '../../effects/lasting.ts';
import { BY_ACTION, BY_GLOBAL } from '../../effects/pick.ts';
import { NONE } from '../../state/table.ts';
import { PREP, USED } from '../../state/zones.ts';
import { choiceOf } from '../choose.ts';
import { cardFitsOf } from '../fits.ts';
import { lastingRules } from '../rules/index.ts';
import type { Scene } from '../scene.ts';
import { canAlways, type Makers } from '../step.ts';

function sourceOf({ kind }: Scene): Origin['source'] {
  return kind === BY_GLOBAL ? 'global' : kind === BY_ACTION ? 'action' : 'card';
}

export const LASTING: Makers<'this-turn' | 'next' | 'cancel-globals'> = {
  'this-turn': ({ on, rules }, compile) => {
    const build = lastingRules(rules, compile);
    if (on === undefined) {
      return {
        run: (scene) => {
          lastThisTurn(scene, NONE, build({ ...scene, die: NONE }), sourceOf(scene));
          return true;
        },
        can: canAlways,
      };
    }
    const choice = choiceOf(on);
    return {
      run: (scene) => {
        const dice = choice.take(scene);
        for (const die of dice) lastThisTurn(scene, die, build({ ...scene, die }), sourceOf(scene));
        return dice.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  next: (next) => ({
    run: (scene) => {
      lastThisTurn(
        scene,
        NONE,
        next.buy ? nextBought(next, scene) : nextFielded(next, scene),
        sourceOf(scene),
      );
      return true;
    },
    can: canAlways,
  }),
  'cancel-globals': () => ({
    run: ({ game }) => {
      endLasting(game, ({ source }) => source === 'global');
      return true;
    },
    can: canAlways,
  }),
};

const ANY: DiceFilter = {};

/** The next die of a kind that is bought: cheaper, or to the Prep Area instead of the Used Pile. */
function nextBought({ buy = ANY, less = 0, least = 1, to, first }: Next, scene: Scene): Ability {
  const fits = cardFitsOf(buy);
  let isOpen = true;
  const isMeant = (card: number, seat: number) =>
    isOpen && seat === scene.seat && fits(scene, card);
  return {
    name: 'next die bought',
    modifiers: [
      {
        amount: 'purchase-cost',
        scope: 'active',
        by: (_, card, seat, soFar) =>
          isMeant(card, seat) ? -Math.max(0, Math.min(less, soFar - least)) : 0,
      },
    ],
    replacements: [
      {
        of: 'destination',
        scope: 'active',
        journeys: to === undefined ? [] : ['purchased'],
        to: ({ game }, die, zone) => {
          if (zone !== USED) return zone;
          const buyer = game.table.owner[die] ?? 0;
          if (!isMeant(game.layout.cardOf[die] ?? 0, buyer)) return zone;
          return first && game.boughtThisTurn[buyer] !== 1 ? zone : PREP;
        },
      },
    ],
    triggers: [
      {
        moment: 'purchased',
        scope: 'active',
        immediate: true,
        run: ({ game }, { die, seat }) => {
          if (isMeant(game.layout.cardOf[die] ?? 0, seat)) isOpen = false;
        },
      },
    ],
  };
}

/** The next die of a kind that is fielded: cheaper, or stronger. */
function nextFielded(next: Next, scene: Scene): Ability {
  const { field = ANY, less = 0, least = 0, attack = 0, defense = 0 } = next;
  const fits = cardFitsOf(field);
  let isOpen = true;
  const isMeant = (die: number) => {
    const { table, layout } = scene.game;
    return isOpen && table.side[die] === scene.seat && fits(scene, layout.cardOf[die] ?? 0);
  };
  return {
    name: 'next die fielded',
    modifiers: [
      {
        amount: 'fielding-cost',
        scope: 'active',
        by: (_, die, _other, soFar) =>
          isMeant(die) ? -Math.max(0, Math.min(less, soFar - least)) : 0,
      },
    ],
    triggers: [
      {
        moment: 'fielded',
        scope: 'active',
        immediate: true,
        run: ({ game }, { die }) => {
          if (!isMeant(die)) return;
          isOpen = false;
          bonus(game, die, attack, defense);
        },
      },
    ],
  };
}

import type { DiceFilter } from '../../../language/dice.ts';
import type { Next } from '../../../language/effect.ts';
import type { Context, LeftText } from '../../abilities/ability.ts';
import { leftBehind } from '../../abilities/left.ts';
import { BY_ACTION, BY_GLOBAL } from '../../abilities/text-kinds.ts';
import { bonus, endLasting, lastThisTurn } from '../../effects/lasting.ts';
import type { Game } from '../../game.ts';
import { note } from '../../record.ts';
import type { Lasting, Source } from '../../state/left.ts';
import { hasMemo, setMemo } from '../../state/memos.ts';
import { NONE } from '../../state/table.ts';
import { PREP, USED } from '../../state/zones.ts';
import { choiceOf } from '../choose.ts';
import { cardFitsOf, type Fits } from '../fits.ts';
import { lastingRules } from '../rules/index.ts';
import { mattersOf } from '../rules/matters.ts';
import type { Scene } from '../scene.ts';
import { canComeNext } from '../shopping.ts';
import { canAlways, type Makers } from '../step.ts';

function sourceOf({ kind }: Scene): Source {
  return kind === BY_GLOBAL ? 'global' : kind === BY_ACTION ? 'action' : 'card';
}

export const LASTING: Makers<'this-turn' | 'next' | 'cancel-globals'> = {
  'this-turn': ({ on, rules }, compile) => {
    const text = lastingRules(rules, compile);
    const tests = rules.map((rule) => mattersOf(rule, compile));
    const matters = (scene: Scene) => tests.some((test) => test(scene));
    if (on === undefined) {
      return {
        run: (scene) => {
          lastThisTurn({ ...scene, die: NONE }, NONE, text, sourceOf(scene));
          return true;
        },
        can: matters,
      };
    }
    const choice = choiceOf(on);
    // R11.9: only the defender's dice can be made to block.
    const able: Fits = ({ game }, die) => game.table.side[die] !== game.active;
    const blocks = rules.every((rule) => rule.rule === 'must' && rule.what === 'block');
    const { can } = blocks ? choiceOf(on, able) : choice;
    return {
      run: (scene) => {
        const dice = choice.take(scene);
        for (const die of dice) lastThisTurn({ ...scene, die }, die, text, sourceOf(scene));
        return dice.length > 0;
      },
      can: (scene) => matters(scene) && can(scene),
    };
  },
  next: (next, compile) => {
    const text = compile.leaves(next.buy ? nextBought(next) : nextFielded(next));
    return {
      run: (scene) => {
        lastThisTurn(scene, NONE, text, sourceOf(scene));
        if (next.to === 'prep') setMemo(scene.game.state, 1, 'next-prepped', scene.seat);
        return true;
      },
      can: canComeNext(next),
    };
  },
  'cancel-globals': () => ({
    run: ({ game, seat, die }) => {
      const isGlobal = ({ source }: Lasting) => source === 'global';
      if (game.state.lists.lasting.some(isGlobal))
        note(game, 'cancel-globals', 'R13.11', seat, die);
      endLasting(game, isGlobal);
      return true;
    },
    can: canAlways,
  }),
};

const ANY: DiceFilter = {};

function isSpent({ state }: Game, { id }: Lasting): boolean {
  return hasMemo(state, 'spent', id);
}

/** What the effect waited for has happened. */
function spendIt(context: Context): void {
  setMemo(context.game.state, 1, 'spent', leftBehind(context).lasting.id);
}

/** The next die of a kind that is bought: cheaper, or to the Prep Area instead of the Used Pile. */
function nextBought({ buy = ANY, less = 0, least = 1, to, first }: Next): LeftText {
  const fits = cardFitsOf(buy);
  const isMeant = (context: Context, card: number, seat: number) => {
    const { lasting, scene } = leftBehind(context);
    return !isSpent(context.game, lasting) && seat === scene.seat && fits(scene, card);
  };
  return {
    modifiers: [
      {
        amount: 'purchase-cost',
        scope: 'active',
        by: (context, card, seat, soFar) =>
          isMeant(context, card, seat) ? -Math.max(0, Math.min(less, soFar - least)) : 0,
      },
    ],
    replacements: [
      {
        of: 'destination',
        scope: 'active',
        journeys: to === undefined ? [] : ['purchased'],
        to: (context, die, zone) => {
          const { game } = context;
          if (zone !== USED) return zone;
          const buyer = game.table.owner[die] ?? 0;
          if (!isMeant(context, game.layout.cardOf[die] ?? 0, buyer)) return zone;
          return first && game.state.boughtThisTurn[buyer] !== 1 ? zone : PREP;
        },
      },
    ],
    triggers: [
      {
        moment: 'purchased',
        scope: 'active',
        immediate: true,
        run: (context, { die, seat }) => {
          const card = context.game.layout.cardOf[die] ?? 0;
          if (isMeant(context, card, seat)) spendIt(context);
        },
      },
    ],
  };
}

/** The next die of a kind that is fielded: cheaper, or stronger. */
function nextFielded(next: Next): LeftText {
  const { field = ANY, less = 0, least = 0, attack = 0, defense = 0 } = next;
  const fits = cardFitsOf(field);
  const isMeant = (context: Context, die: number) => {
    const { lasting, scene } = leftBehind(context);
    const { table, layout } = scene.game;
    return (
      !isSpent(scene.game, lasting) &&
      table.side[die] === scene.seat &&
      fits(scene, layout.cardOf[die] ?? 0)
    );
  };
  return {
    modifiers: [
      {
        amount: 'fielding-cost',
        scope: 'active',
        by: (context, die, _other, soFar) =>
          isMeant(context, die) ? -Math.max(0, Math.min(less, soFar - least)) : 0,
      },
    ],
    triggers: [
      {
        moment: 'fielded',
        scope: 'active',
        immediate: true,
        run: (context, { die }) => {
          if (!isMeant(context, die)) return;
          spendIt(context);
          bonus(context.game, die, attack, defense);
        },
      },
    ],
  };
}

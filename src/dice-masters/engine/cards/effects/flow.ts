import type { Effect } from '../../../language/effect.ts';
import { BY_CARD } from '../../abilities/text-kinds.ts';
import { atEndOfTurn } from '../../effects/lasting.ts';
import { mayDo, mayPay, pickCard, targetsOf } from '../../effects/pick.ts';
import { canAfford } from '../../energy/cost.ts';
import { note, noteTrigger } from '../../record.ts';
import { setMemo } from '../../state/memos.ts';
import { NONE, otherSeat } from '../../state/table.ts';
import { holdsOf } from '../conditions.ts';
import { cardFitsOf, fitsOf } from '../fits.ts';
import { type Scene, seenBy } from '../scene.ts';
import { canAlways, costOfPrice, type Makers } from '../step.ts';

export const FLOW: Makers<'may' | 'so' | 'if' | 'each-player' | 'opponent' | 'at-end' | 'name'> = {
  may: ({ price, effects }, compile) => {
    const step = compile(effects);
    const cost = price && costOfPrice(price);
    const asksByChoosing = cost === undefined && startsWithChoice(effects[0]);
    return {
      run: (scene) => {
        if (!step.can(scene)) return false;
        if (cost !== undefined) return mayPay(scene, cost) && step.run(scene);
        if (!asksByChoosing) return mayDo(scene) && step.run(scene);
        scene.optional = true;
        scene.declined = false;
        const done = step.run(scene) && !scene.declined;
        scene.optional = false;
        scene.declined = false;
        return done;
      },
      can: (scene) =>
        step.can(scene) && (cost === undefined || canAfford(scene.game, scene.seat, cost)),
    };
  },
  so: ({ first, gives }, compile) => {
    const [price, rest] = [compile([first]), compile(gives)];
    // R11.9: the die itself is no price for nothing; other prices may be what the rest needs.
    const paysWithThis = 'dice' in first && first.dice === 'this';
    const hasTarget = besides(gives[0]);
    return {
      run: (scene) => price.run(scene) && !scene.declined && rest.run(scene),
      can: (scene) => price.can(scene) && (!paysWithThis || rest.can(scene)) && hasTarget(scene),
    };
  },
  if: ({ if: condition, effects, else: others = [] }, compile) => {
    const holds = holdsOf(condition);
    const [then, otherwise] = [compile(effects), compile(others)];
    return {
      run: (scene) => (holds(scene) ? then.run(scene) : otherwise.run(scene)),
      can: canAlways,
    };
  },
  'each-player': ({ effects }, compile) => {
    const step = compile(effects);
    return {
      run: (scene) => {
        const first = scene.game.active;
        const done = [first, otherSeat(first)].map((seat) => step.run(seenBy(scene, seat)));
        return done.includes(true);
      },
      can: (scene) => step.can(scene) || step.can(seenBy(scene, otherSeat(scene.seat))),
    };
  },
  opponent: ({ effects }, compile) => {
    const step = compile(effects);
    return {
      run: (scene) => step.run(seenBy(scene, otherSeat(scene.seat))),
      can: (scene) => step.can(seenBy(scene, otherSeat(scene.seat))),
    };
  },
  'at-end': ({ effects }, compile) => {
    const step = compile(effects);
    const text = compile.leaves({
      later: (scene) => {
        const { game, die, seat, card } = scene;
        noteTrigger(game, 'R14.1', seat, die, game.layout.card(card).name);
        step.run(scene);
        game.log?.leave();
      },
    });
    return {
      run: (scene) => {
        atEndOfTurn(scene, text);
        return true;
      },
      can: canAlways,
    };
  },
  name: ({ cards, keep }) => {
    const fits = cardFitsOf(cards);
    const find = (scene: Scene) =>
      Array.from({ length: scene.game.layout.cardCount }, (_, card) => card).filter(
        (card) => card > 1 && fits(scene, card),
      );
    return {
      run: (scene) => {
        const named = pickCard(scene, find(scene));
        const { game, seat, die } = scene;
        if (keep) setMemo(game.state, named, 'named', scene.card, seat);
        scene.named = named;
        if (named !== NONE) {
          note(game, 'name', 'R1.13', seat, die, NONE, -1, game.layout.card(named).name);
        }
        return named !== NONE;
      },
      can: (scene) => find(scene).length > 0,
    };
  },
};

/** Leaving out a choice of one die says no without another question. */
function startsWithChoice(effect: Effect | undefined): boolean {
  if (effect === undefined) return false;
  if (effect.do === 'so') return startsWithChoice(effect.first);
  const dice = 'dice' in effect ? effect.dice : effect.do === 'damage' ? effect.to : undefined;
  if (typeof dice !== 'object' || !('pick' in dice)) return false;
  return dice.pick === 1 && !dice.upTo && dice.orPlayer === undefined;
}

/** Who pays with one die in the Field and then targets another needs two. (R11.9) */
function besides(effect: Effect | undefined): (scene: Scene) => boolean {
  const dice = effect !== undefined && 'dice' in effect ? effect.dice : undefined;
  if (typeof dice !== 'object' || !('pick' in dice)) return canAlways;
  const { of, from } = dice;
  if (from !== undefined || !of.another) return canAlways;
  const fits = fitsOf(of);
  return (scene) => targetsOf(scene, scene.kind ?? BY_CARD, (die) => fits(scene, die)).length > 1;
}

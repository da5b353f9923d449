import type { Dice } from '../../../language/dice.ts';
import type { Goal } from '../../../language/effect.ts';
import { enterField } from '../../actions/field.ts';
import { setAside } from '../../effects/hold.ts';
import { pickDie } from '../../effects/pick.ts';
import { fieldFree, mayField, prepDie, swapDice } from '../../effects/place.ts';
import { keepOnlyEnergy, removeFromCombat } from '../../effects/roll.ts';
import type { Game } from '../../game.ts';
import {
  movedByText,
  putIntoField,
  relocate,
  returnToCard,
  send,
  sendToUsed,
} from '../../moves.ts';
import { NONE } from '../../state/table.ts';
import { BAG, CARD, FIELD, isInField, PREP, RESERVE, USED } from '../../state/zones.ts';
import { type Choice, choiceOf, stillThere } from '../choose.ts';
import { finder } from '../places.ts';
import type { Scene } from '../scene.ts';
import type { Makers, Step } from '../step.ts';

/** Sends a die where a text says. */
export function sendTo(game: Game, die: number, goal: Goal): void {
  GOALS[goal](game, die);
}

const GOALS: Record<Goal, (game: Game, die: number) => void> = {
  used: toUsed,
  prep: (game, die) => prepDie(game, die, movedByText(game.table.zone[die] ?? 0, PREP)),
  reserve: (game, die) => {
    const { owner, zone } = game.table;
    relocate(game, die, RESERVE, owner[die] ?? 0, movedByText(zone[die] ?? 0, RESERVE));
    keepOnlyEnergy(game, die);
  },
  bag: (game, die) => send(game, die, BAG, 'other', 'R15.9'),
  card: (game, die) => returnToCard(game, die, 'R15.9'),
};

/** Over Out of Play only from one's own Field and Reserve; elsewhere no rule of movement speaks of it. (E09, R5.2) */
function toUsed(game: Game, die: number): void {
  const zone = game.table.zone[die] ?? 0;
  const isOwn = game.table.owner[die] === game.active;
  if (isInField(zone) || (zone === RESERVE && isOwn)) sendToUsed(game, die);
  else send(game, die, USED, 'other', movedByText(zone, USED));
}

/** Does the same to every die that is chosen; true when there was one. */
function toEach(choice: Choice, act: (scene: Scene, die: number) => void): Step {
  return {
    run: (scene) => {
      const dice = choice.take(scene);
      for (const die of dice) act(scene, die);
      return dice.length > 0;
    },
    can: (scene) => choice.can(scene),
  };
}

export const MOVING: Makers<
  'sacrifice' | 'move' | 'field' | 'put' | 'swap' | 'set-aside' | 'leave-combat'
> = {
  sacrifice: ({ dice }) => toEach(choiceOf(dice), ({ game }, die) => sendToUsed(game, die)),
  move: ({ dice, to }) => {
    const step = toEach(choiceOf(dice), ({ game, seat }, die) => {
      if (game.table.zone[die] === CARD) game.table.owner[die] = seat;
      sendTo(game, die, to);
    });
    if (dice !== 'this' || to !== 'prep') return step;
    // R11.9: a die that is Prepped already has nowhere to go.
    return { run: step.run, can: ({ game, die }) => game.table.zone[die] !== PREP };
  },
  field: ({ dice, level }) =>
    toEach(choiceOf(dice), ({ game, seat }, die) => {
      if (!mayField(game, die, seat)) return;
      if (level === undefined) enterField(game, die, seat, 'R9.5');
      else fieldFree(game, die, seat, level);
    }),
  put: ({ dice, level = 1 }) =>
    toEach(choiceOf(dice), ({ game }, die) => {
      const { layout, table } = game;
      const face = layout.faceOfLevel(
        layout.cardOf[die] ?? 0,
        Math.min(level, topLevelOf(game, die)),
      );
      const from = table.zone[die] ?? 0;
      if (from === FIELD) return;
      putIntoField(game, die, face, table.owner[die] ?? 0, movedByText(from, FIELD));
    }),
  swap: ({ dice, with: filter, from }) => {
    const find = finder(filter, from);
    if (from === 'card') return swapWithCard(dice, find);
    const partners = (scene: Scene, die: number) =>
      find({ ...scene, seat: scene.game.table.side[die] === 0 ? 0 : 1 });
    // R11.9: both dice are targets.
    const choice = choiceOf(dice, (scene, die) => partners(scene, die).length > 0);
    return {
      run: (scene) => {
        const [out = NONE] = stillThere(scene, choice.take(scene));
        if (out === NONE) return false;
        const other = pickDie(scene, partners(scene, out), 'choose-die');
        if (other !== NONE) swapDice(scene.game, out, other);
        return other !== NONE;
      },
      can: (scene) => choice.can(scene),
    };
  },
  'set-aside': ({ dice }) => toEach(choiceOf(dice), ({ game }, die) => setAside(game, die)),
  'leave-combat': ({ dice }) =>
    toEach(choiceOf(dice), ({ game }, die) => removeFromCombat(game, die, 'M15')),
};

/** A die goes back to its card for one that lies on a card; nothing is bought. (E37) */
function swapWithCard(dice: Dice, find: (scene: Scene) => number[]): Step {
  const choice = choiceOf(dice, (scene, die) => find({ ...scene, it: [die] }).length > 0);
  return {
    run: (scene) => {
      const { game } = scene;
      const [out = NONE] = choice.take(scene);
      const other = pickDie(scene, find(scene), 'choose-die');
      if (out === NONE || other === NONE) return false;
      const zone = game.table.zone[out] ?? 0;
      returnToCard(game, out, 'E37');
      relocate(game, other, zone, scene.seat, 'E37');
      return true;
    },
    can: (scene) => choice.can(scene),
  };
}

/** Sidekicks have one level only. */
function topLevelOf({ layout }: Game, die: number): number {
  const card = layout.cardOf[die] ?? 0;
  return layout.faceOfLevel(card, 3) !== 255 ? 4 : layout.faceOfLevel(card, 2) !== 255 ? 2 : 1;
}

import { emit } from '../../abilities/emit.ts';
import { pickFace } from '../../effects/pick.ts';
import { keepOnlyEnergy, rerollDie, rerollInPlace, rollDie } from '../../effects/roll.ts';
import { canSpin, setLevel, spin, topLevel } from '../../effects/spin.ts';
import type { Game } from '../../game.ts';
import { movedByText, relocate } from '../../moves.ts';
import { faceName } from '../../names.ts';
import { note } from '../../record.ts';
import { NONE } from '../../state/table.ts';
import { PREP, RESERVE } from '../../state/zones.ts';
import { showsCharacter } from '../../stats.ts';
import { choiceOf } from '../choose.ts';
import type { Fits } from '../fits.ts';
import type { Scene } from '../scene.ts';
import type { Makers } from '../step.ts';
import { sendTo } from './places.ts';

export const TURNING: Makers<'spin' | 'spin-to' | 'roll' | 'reroll'> = {
  spin: ({ dice, by }) => {
    // R19.4: who pays by spinning down needs a die that can.
    const able: Fits = ({ game }, die) => canSpin(game, die, by > 0 ? 1 : -1);
    const choice = by < 0 ? choiceOf(dice, able) : choiceOf(dice);
    return {
      run: (scene) => {
        let moved = 0;
        for (const die of choice.take(scene)) moved += spin(scene.game, die, by);
        return moved > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  'spin-to': ({ dice, level }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        const chosen = choice.take(scene);
        for (const die of chosen) turnTo(scene, die, level);
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  roll: ({ dice, stays }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        const { game } = scene;
        const chosen = choice.take(scene);
        for (const die of chosen) {
          if (!stays) toReserve(game, die);
          rollDie(game, die, 'R16.2');
          emit(game, 'rolled', die, NONE, game.table.side[die] ?? 0);
          if (!stays) keepOnlyEnergy(game, die);
        }
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
  reroll: ({ dice, miss }) => {
    const choice = choiceOf(dice);
    return {
      run: (scene) => {
        const { game } = scene;
        const chosen = choice.take(scene);
        scene.missed = 0;
        for (const die of chosen) {
          // Dice of this turn's roll wait in the Prep Area until the step ends. (R7.2.3)
          if (game.table.zone[die] === PREP) rollDie(game, die, 'R7.2.2');
          else if (miss === undefined) rerollDie(game, die);
          else if (rerollInPlace(game, die) && !showsCharacter(game, die)) {
            scene.missed++;
            sendTo(game, die, miss);
          }
        }
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
};

function toReserve(game: Game, die: number): void {
  const { side, zone } = game.table;
  relocate(game, die, RESERVE, side[die] ?? 0, movedByText(zone[die] ?? 0, RESERVE));
}

function turnTo(scene: Scene, die: number, level: number | 'any-face'): void {
  const { game } = scene;
  if (level !== 'any-face') {
    setLevel(game, die, Math.min(level, topLevel(game, die)));
    return;
  }
  game.table.turn(die, pickFace(scene, die, otherFaces(game, die)));
  note(game, 'turn-face', 'R16.1', game.table.side[die] ?? 0, die);
}

/** Faces that do not look like the one it shows; those that look alike are one choice. */
function otherFaces({ layout, table }: Game, die: number): number[] {
  const looks = layout.card(layout.cardOf[die] ?? 0).faces.map(faceName);
  const shown = looks[table.face[die] ?? 0];
  return looks.flatMap((look, face) =>
    look !== shown && looks.indexOf(look) === face ? [face] : [],
  );
}

import type { Dice } from '../../../language/dice.ts';
import type { EffectOf } from '../../../language/effect.ts';
import { emit } from '../../abilities/emit.ts';
import { ko } from '../../effects/ko.ts';
import { pickFace } from '../../effects/pick.ts';
import { keepOnlyEnergy, rerollDie, rerollInPlace, rollDie } from '../../effects/roll.ts';
import { canSpin, setLevel, spin, topLevel } from '../../effects/spin.ts';
import type { Game } from '../../game.ts';
import { movedByText, relocate } from '../../moves.ts';
import { faceName } from '../../names.ts';
import { note } from '../../record.ts';
import { NONE, otherSeat } from '../../state/table.ts';
import { isInField, PREP, RESERVE } from '../../state/zones.ts';
import { showsCharacter } from '../../stats.ts';
import { choiceOf, isAmong } from '../choose.ts';
import type { Fits } from '../fits.ts';
import { type Scene, seenBy, speakOf } from '../scene.ts';
import type { Makers } from '../step.ts';
import { sendTo } from './places.ts';

export const TURNING: Makers<'spin' | 'spin-to' | 'spin-to-energy' | 'roll' | 'reroll'> = {
  spin: ({ dice, by }) => {
    // R19.4: who pays by spinning down needs a die that can.
    const able: Fits = ({ game }, die) => canSpin(game, die, by > 0 ? 1 : -1);
    const choice = by < 0 ? choiceOf(dice, able) : choiceOf(dice);
    return {
      run: (scene) => {
        let moved = 0;
        scene.done = 0;
        for (const die of choice.take(scene)) {
          const levels = spin(scene.game, die, by);
          if (levels > 0) scene.done++;
          moved += levels;
        }
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
  'spin-to-energy': ({ dice, face, by }) => {
    const choice = choiceOf(dice, ({ game }, die) => energyFaces(game, die, face).length > 0);
    return {
      run: (scene) => {
        const { game, seat } = scene;
        const chooser = by === 'opponent' ? seenBy(scene, otherSeat(seat)) : scene;
        const chosen = choice.take(scene);
        for (const die of chosen) {
          const faces = energyFaces(game, die, face);
          if (faces.length > 0) showEnergy(game, die, pickFace(chooser, die, faces));
        }
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
        rolledTogether(scene, dice, chosen);
        if (!stays) scene.held = scene.held?.filter((die) => !chosen.includes(die)) ?? [];
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
        const chosen = choice.take(scene);
        rolledTogether(scene, dice, chosen);
        scene.missed = 0;
        for (const die of chosen) if (rerolled(scene, die, miss)) scene.missed++;
        return chosen.length > 0;
      },
      can: (scene) => choice.can(scene),
    };
  },
};

/** True when a die showed no character and went where the text says. */
function rerolled(scene: Scene, die: number, miss: EffectOf<'reroll'>['miss']): boolean {
  const { game } = scene;
  // Dice of this turn's roll wait in the Prep Area until the step ends. (R7.2.3)
  if (game.table.zone[die] === PREP) rollDie(game, die, 'R7.2.2');
  else if (miss === undefined) rerollDie(game, die);
  else if (rerollInPlace(game, die) && !showsCharacter(game, die)) {
    if (miss === 'ko') ko(game, die, scene.die);
    else sendTo(game, die, miss);
    return true;
  }
  return false;
}

/** Rolled dice are spoken of together; a part of those drawn before is sent on by being rolled. */
function rolledTogether(scene: Scene, dice: Dice, chosen: readonly number[]): void {
  const from = typeof dice === 'object' ? dice.from : undefined;
  if (!isAmong(from) || (typeof dice === 'object' && 'all' in dice && from === 'them')) {
    speakOf(scene, chosen);
  }
}

function toReserve(game: Game, die: number): void {
  const { side, zone } = game.table;
  relocate(game, die, RESERVE, side[die] ?? 0, movedByText(zone[die] ?? 0, RESERVE));
}

/** Energy faces of a die with that symbol, or all of them, each look once, but not what it shows. */
function energyFaces({ layout, table }: Game, die: number, wanted: Wanted): number[] {
  const { faces } = layout.card(layout.cardOf[die] ?? 0);
  const looks = faces.map(faceName);
  return faces.flatMap((face, place) => {
    const isMeant =
      face.kind === 'energy' && (wanted === 'any' || face.units.some((unit) => unit === wanted));
    const isNew = looks.indexOf(looks[place] ?? '') === place;
    return isMeant && isNew && looks[table.face[die] ?? 0] !== looks[place] ? [place] : [];
  });
}

type Wanted = EffectOf<'spin-to-energy'>['face'];

/** A die on an energy face cannot be in the Field; with no fate stated it goes to the Reserve. (R16.2, M19) */
function showEnergy(game: Game, die: number, face: number): void {
  const { table } = game;
  table.turn(die, face);
  note(game, 'turn-face', 'R16.1', table.side[die] ?? 0, die);
  if (!isInField(table.zone[die] ?? 0)) return;
  relocate(game, die, RESERVE, table.owner[die] ?? 0, 'M19 R16.2');
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

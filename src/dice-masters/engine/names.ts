import { ENERGY_NAMES } from '../cards/energy.ts';
import { type Face, formatEnergyFace } from '../cards/face.ts';
import { triggerOf } from './abilities/emit.ts';
import {
  ACTIVATE,
  AMOUNT,
  ATTACK_WITH,
  BLOCK_WITH,
  BUY,
  DONE,
  FIELD_DIE,
  NO,
  PASS,
  PICK_CARD,
  PICK_DIE,
  PICK_FACE,
  PICK_PLAYER,
  REROLL,
  RESOLVE,
  SPEND,
  SPEND_VIRTUAL,
  USE,
  YES,
} from './decisions/decision.ts';
import { UNITS } from './faces.ts';
import type { Game } from './game.ts';
import { ATTACK, FIELD, PREP, RESERVE } from './state/zones.ts';

/** A face in the fewest words: `fist`, `bolt+bolt`, `level 2`, `action*`. */
export function faceName(face: Face | undefined): string {
  if (face === undefined || face.kind === 'unknown') return 'unknown';
  if (face.kind === 'energy') return formatEnergyFace(face);
  const stars = '*'.repeat(face.bursts);
  return face.kind === 'level' ? `level ${face.level}` : `action${stars}`;
}

/** The name of a die's card. */
export function cardName(game: Game, die: number): string {
  return game.layout.card(game.layout.cardOf[die] ?? 0).name;
}

/** How a face is called: for typing, or for reading. */
type FaceNamer = (face: Face | undefined) => string;

/** The die as players point at it: name, and what it shows where that is rolled. (R1.10) */
export function dieName(game: Game, die: number, named: FaceNamer): string {
  const zone = game.table.zone[die] ?? 0;
  const isRolling = zone === PREP && game.step === 'roll-and-reroll';
  const isRolled = zone === RESERVE || zone === FIELD || zone === ATTACK || isRolling;
  return isRolled ? `${cardName(game, die)} ${shownFace(game, die, named)}` : cardName(game, die);
}

/** What the die shows. */
export function shownFace(game: Game, die: number, named: FaceNamer = faceName): string {
  const card = game.layout.card(game.layout.cardOf[die] ?? 0);
  return named(card.faces[game.table.face[die] ?? 0]);
}

/** The option of the open decision, in words that a player could type, or with faces as a player reads them. */
export function optionName(game: Game, option: number, named: FaceNamer = faceName): string {
  const { decision } = game;
  const a = decision.a[option] ?? 0;
  const b = decision.b[option] ?? 0;
  return namers[decision.verb[option] ?? PASS]?.(game, a, b, named) ?? '?';
}

export function optionNames(game: Game): string[] {
  return Array.from({ length: game.decision.count }, (_, option) => optionName(game, option));
}

type Namer = (game: Game, a: number, b: number, named: FaceNamer) => string;

const namers: Record<number, Namer> = {
  [PASS]: () => 'pass',
  [DONE]: () => 'done',
  [BUY]: (game, card) => `buy ${game.layout.card(card).name}`,
  [FIELD_DIE]: (game, die, _, named) => `field ${dieName(game, die, named)}`,
  [USE]: (game, die, _, named) => `use ${dieName(game, die, named)}`,
  [ACTIVATE]: nameActivated,
  [REROLL]: (game, die, _, named) => `reroll ${dieName(game, die, named)}`,
  [SPEND]: nameSpending,
  [SPEND_VIRTUAL]: (_, unit) => `pay virtual ${UNITS[unit]}`,
  [ATTACK_WITH]: (game, die, _, named) => `attack with ${dieName(game, die, named)}`,
  [BLOCK_WITH]: (game, blocker, attacker, named) => {
    const also = isBlocked(game, attacker) ? 'also ' : '';
    return `${also}block ${dieName(game, attacker, named)} with ${dieName(game, blocker, named)}`;
  },
  [AMOUNT]: (game, amount, die, named) =>
    die < 0 ? `${amount}` : `${amount} to ${dieName(game, die, named)}`,
  [PICK_DIE]: nameDie,
  [PICK_PLAYER]: (game, seat) => (seat === game.decision.seat ? 'yourself' : 'the opponent'),
  [YES]: () => 'yes',
  [NO]: () => 'no',
  [RESOLVE]: (game, place, _, named) => {
    const waiting = game.scratch.candidates[place];
    const name = waiting ? triggerOf(game, waiting).origin.ability.name : '?';
    return waiting && waiting.die >= 0 ? `${name} of ${dieName(game, waiting.die, named)}` : name;
  },
  [PICK_CARD]: (game, card) => `name ${game.layout.card(card).name}`,
  [PICK_FACE]: (game, face, die, named) =>
    `show ${named(game.layout.card(game.layout.cardOf[die] ?? 0).faces[face])}`,
};

function isBlocked(
  {
    state: {
      pairAttacker,
      now: { pairCount },
    },
  }: Game,
  attacker: number,
): boolean {
  return pairAttacker.indexOf(attacker) >= 0 && pairAttacker.indexOf(attacker) < pairCount;
}

function nameActivated(game: Game, place: number, die: number, named: FaceNamer): string {
  const bound = game.hooks.activated[place];
  const name = bound?.origin.ability.name ?? '?';
  if (bound?.hook.from === 'global') return `Global ${name}`;
  return `${name} with ${dieName(game, die, named)}`;
}

function nameSpending(game: Game, die: number, units: number, named: FaceNamer): string {
  const name = dieName(game, die, named);
  const face = game.layout.card(game.layout.cardOf[die] ?? 0).faces[game.table.face[die] ?? 0];
  if (units === 3 || face?.kind !== 'energy') return `pay ${name}`;
  const unit = face.units[units - 1] ?? 'generic';
  return `pay one ${ENERGY_NAMES[unit].toLowerCase()} of ${name}`;
}

function nameDie(game: Game, die: number, _: number, named: FaceNamer): string {
  const whose = game.table.side[die] === game.decision.seat ? 'own' : 'opposing';
  return `${whose} ${dieName(game, die, named)}`;
}

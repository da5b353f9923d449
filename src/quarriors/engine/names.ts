import { FACES_PER_DIE, formatFace } from '../cards/face.ts';
import { VERBS, type Verb } from './decisions/decision.ts';
import type { Game } from './game.ts';
import { POOL, READY } from './state/zones.ts';

export function cardName({ layout }: Game, die: number): string {
  return layout.card(layout.cardOf[die] ?? 0).name;
}

/** `2/4/4*`, of a row of the face table. */
export function faceText({ layout }: Game, row: number): string {
  const face = layout.card((row / FACES_PER_DIE) | 0).faces[row % FACES_PER_DIE];
  return face ? formatFace(face) : '';
}

/** A die with its face where that counts; a copy by what it copies. */
export function dieName(game: Game, die: number): string {
  const { state, layout } = game;
  const seat = state.seatOf(die);
  const name = cardName(game, die);
  if (!state.isIn(die, seat, POOL) && !state.isIn(die, seat, READY)) return name;
  const copied = state.copy[die] ?? -1;
  const as = copied < 0 ? '' : ` as ${layout.card((copied / FACES_PER_DIE) | 0).name}`;
  return `${name}${as} ${faceText(game, game.rowOf(die))}`;
}

/** A die and the face it showed at some moment; empty for none. */
export function dieWords(game: Game, die: number, row: number): string {
  if (die < 0) return '';
  const name = cardName(game, die);
  return row < 0 ? name : `${name} ${faceText(game, row)}`;
}

type Worded = (game: Game, a: number, b: number) => string;

const about =
  (words: string): Worded =>
  (game, die) =>
    `${words} ${dieName(game, die)}`;

/** What options are called in files and in the terminal. */
const WORDS: Readonly<Record<Verb, Worded>> = {
  done: () => 'done',
  'score-use': (game, die) => `use ${cardName(game, die)}`,
  cull: about('cull'),
  use: about('use'),
  're-roll': about('re-roll'),
  ready: about('ready'),
  summon: about('summon'),
  cast: about('cast'),
  copy: about('copy with'),
  spend: about('spend'),
  defend: about('defend with'),
  'come-back': about('come back'),
  rescue: about('rescue with'),
  capture: ({ layout }, card) => `capture ${layout.card(card).name}`,
  'put-away': about('put away'),
  target: (game, die) => `target ${dieName(game, die)}${ownerOf(game, die)}`,
  face: (game, face, die) =>
    `face ${faceText(game, game.rowOf(die) - (game.rowOf(die) % FACES_PER_DIE) + face)}`,
  yes: () => 'yes',
};

function ownerOf({ state, decision }: Game, die: number): string {
  const seat = state.seatOf(die);
  return seat === decision.seat ? '' : ` of player ${seat + 1}`;
}

/** The options of the open decision. */
export function optionNames(game: Game): string[] {
  const { verb, a, b, count } = game.decision;
  return Array.from({ length: count }, (_, place) => {
    const word = VERBS[verb[place] ?? 0] ?? 'done';
    return WORDS[word](game, a[place] ?? 0, b[place] ?? 0);
  });
}

import { type EnergyUnit, type Face, monogram } from '../../../dice-masters/cards/index.ts';
import { cardName, faceName, type Game } from '../../../dice-masters/engine/index.ts';
import { rolledSoFar } from './rolled-so-far.ts';

/** Dice drawn for one turn, and then some. */
const MOST_DRAWN = 20;

const LETTERS: Record<EnergyUnit, string> = {
  fist: 'f',
  bolt: 'b',
  mask: 'm',
  shield: 's',
  wild: 'w',
  generic: 'g',
};

/** A face in as few keys as tell it from others: `f`, `bb`, `2`, `a*`. */
function faceCode(face: Face | undefined): string {
  switch (face?.kind) {
    case 'energy':
      return face.units.map((unit) => LETTERS[unit]).join('');
    case 'level':
      return String(face.level);
    case 'action':
      return `a${'*'.repeat(face.bursts)}`;
    default:
      return '?';
  }
}

/** An option of a question about luck, as a player types it. */
export interface Code {
  option: number;
  /** The shortest way to type it. */
  code: string;
  /** Other ways, in small letters. */
  also: readonly string[];
}

/** How each option of the open question can be typed. */
export function codesOf(game: Game): Code[] {
  const { decision } = game;
  const options = Array.from({ length: decision.count }, (_, option) => option);
  if (decision.kind === 'rolled-face') {
    const faces = facesOf(game, decision.die);
    return options.map((option) => codeOf(faces[decision.a[option] ?? 0], option));
  }
  return options.map((option) => {
    const name = cardName(game, decision.a[option] ?? 0);
    const code = name === 'Sidekick' ? 'sk' : monogram(name).toLowerCase();
    return { option, code, also: [name.toLowerCase()] };
  });
}

function facesOf({ layout }: Game, die: number): readonly Face[] {
  return layout.card(layout.cardOf[die] ?? 0).faces;
}

function codeOf(face: Face | undefined, option: number): Code {
  const code = faceCode(face);
  return { option, code, also: [...waysToWrite(code), faceName(face)] };
}

/** How the dice can be typed that are asked for one after the other, the open question first. */
export function codesAhead(game: Game): Code[][] {
  const { decision } = game;
  const open = codesOf(game);
  if (decision.kind === 'drawn-die') return Array.from({ length: MOST_DRAWN }, () => open);
  const waiting = rolledSoFar(game).filter(({ face, isAsked }) => face === null && !isAsked);
  return [open, ...waiting.map(({ die }) => facesOf(game, die).map(codeOf))];
}

/** Reads `fbm` as one code for each die; null where that cannot be. */
export function runTogether(typed: string, ahead: readonly (readonly Code[])[]): string[] | null {
  if (typed === '') return [];
  const [codes = [], ...others] = ahead;
  const ways = codes
    .flatMap(({ code, also }) => [code, ...also])
    .filter((way) => typed.toLowerCase().startsWith(way))
    .sort((one, other) => other.length - one.length);
  for (const way of ways) {
    const rest = runTogether(typed.slice(way.length), others);
    if (rest) return [way, ...rest];
  }
  return null;
}

/** Letters in the other order, and `c` for a character on its first level. */
function waysToWrite(code: string): string[] {
  if (code === '1') return ['c', 'level1'];
  return [[...code].reverse().join('')];
}

/** The option that is meant; -1 where none or more than one is. */
export function optionTyped(codes: readonly Code[], typed: string): number {
  const word = typed.toLowerCase();
  const exact = codes.filter(({ code, also }) => code === word || also.includes(word));
  const [only, another] = exact.length > 0 ? exact : codes.filter((one) => startsWith(one, word));
  return only && !another ? only.option : -1;
}

function startsWith({ also }: Code, word: string): boolean {
  return word.length > 1 && also.some((way) => way.startsWith(word));
}

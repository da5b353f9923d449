import { monogram } from '../../../domain/card.ts';
import type { EnergyUnit } from '../../../domain/energy.ts';
import type { Face } from '../../../domain/face.ts';
import type { Game } from '../../../engine/game.ts';
import { cardName, faceName } from '../../../engine/names.ts';

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
  const { decision, layout } = game;
  const options = Array.from({ length: decision.count }, (_, option) => option);
  if (decision.kind === 'rolled-face') {
    const { faces } = layout.card(layout.cardOf[decision.die] ?? 0);
    return options.map((option) => {
      const face = faces[decision.a[option] ?? 0];
      const code = faceCode(face);
      return { option, code, also: [...waysToWrite(code), faceName(face)] };
    });
  }
  return options.map((option) => {
    const name = cardName(game, decision.a[option] ?? 0);
    const code = name === 'Sidekick' ? 'sk' : monogram(name).toLowerCase();
    return { option, code, also: [name.toLowerCase()] };
  });
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

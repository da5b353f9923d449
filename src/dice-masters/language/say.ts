import type { Effect } from './effect.ts';
import { X_EXPLAINED } from './grammar/amounts.ts';
import type { SaidDice } from './grammar/dice.ts';
import { EFFECT } from './grammar/effects.ts';
import { capital } from './grammar/marks.ts';

/** What stands in the place of the dice and of the number, where a player looks at one of them. */
export interface Told {
  dice?: string;
  size?: number;
}

/** A sentence in the making: its words, and what explains its X. */
export interface Phrase {
  words: string;
  x: string | null;
}

/** One effect in words, or the same done to a die that a player may choose. */
export function effectWords(effect: Effect, told: Told = {}): Phrase {
  const writing: { x?: never } = {};
  const words = EFFECT.write(aimed(effect, told), writing) ?? '';
  const x = writing.x === undefined ? null : X_EXPLAINED.write(writing.x, {});
  return { words, x };
}

function aimed(effect: Effect, { dice, size }: Told): Effect {
  const said: SaidDice | undefined = dice === undefined ? undefined : { said: dice };
  const isSized = 'amount' in effect && size !== undefined && size >= 0;
  const sized = isSized ? { ...effect, amount: size } : effect;
  if (said === undefined) return sized;
  if (sized.do === 'damage') return { ...sized, to: said } as unknown as Effect;
  if (sized.do === 'this-turn')
    return sized.on ? ({ ...sized, on: said } as unknown as Effect) : sized;
  return 'dice' in sized ? ({ ...sized, dice: said } as unknown as Effect) : sized;
}

/** A whole sentence with its X explained. */
export function sentence({ words, x }: Phrase): string {
  return `${capital(words)}${x === null ? '' : `; X = ${x}`}.`;
}

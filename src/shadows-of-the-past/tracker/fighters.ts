import type { Fighter, Setup } from './setup.ts';
import type { Applied, BattleState, FighterState } from './state.ts';

const VILLAIN = 'villain';
const MOST_TOKENS = 12;

/** S10.1, S10.2: no Life left is KO, and nobody rises above the printed Life. */
export function changeFighter(state: BattleState, id: string, by: number, setup: Setup): Applied {
  return change(state, id, setup, (one, printed) => {
    const life = Math.min(printed.life, Math.max(0, one.life + by));
    return { ...one, life, isKo: one.isKo || life === 0 };
  });
}

/** S11.2: never more than at the start. */
export function changeFocus(state: BattleState, id: string, by: number, setup: Setup): Applied {
  if (id === VILLAIN) {
    return { ...state, villainFocus: within(state.villainFocus + by, setup.villainFocus) };
  }
  return change(state, id, setup, (one, printed) => ({
    ...one,
    focus: within(one.focus + by, printed.focus),
  }));
}

export function changeTokens(state: BattleState, id: string, by: number): Applied {
  return replace(state, id, (one) => ({ ...one, tokens: within(one.tokens + by, MOST_TOKENS) }));
}

/** On its feet again, and its KO'ed tokens are gone. */
export function standUp(state: BattleState, id: string): Applied {
  return replace(state, id, (one) =>
    one.isKo ? { ...one, isKo: false, tokens: 0, life: Math.max(1, one.life) } : 'It is standing.',
  );
}

/** S10.6: Life adds up; a KO'ed token where it is not enough yet. */
export function wakeUp(state: BattleState, id: string, by: number, setup: Setup): Applied {
  return change(state, id, setup, (one, printed) => {
    if (!one.isKo) return 'It is standing.';
    const life = Math.min(printed.life, one.life + Math.max(0, by));
    if (printed.wake !== null && life >= printed.wake) {
      return { ...one, life, isKo: false, tokens: 0 };
    }
    return { ...one, life, tokens: one.tokens + 1 };
  });
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

type Change = (one: FighterState, printed: Fighter) => FighterState | string;

function change(state: BattleState, id: string, setup: Setup, how: Change): Applied {
  const printed = [...setup.heroes, ...setup.leaders].find((one) => one.id === id);
  if (!printed) return `There is no hero or leader "${id}".`;
  return replace(state, id, (one) => how(one, printed));
}

function replace(
  state: BattleState,
  id: string,
  how: (one: FighterState) => FighterState | string,
): Applied {
  const before = [...state.heroes, ...state.leaders].find((one) => one.id === id);
  if (!before) return `There is no hero or leader "${id}".`;
  const after = how(before);
  if (typeof after === 'string') return after;
  const swap = (all: FighterState[]) => all.map((one) => (one === before ? after : one));
  return { ...state, heroes: swap(state.heroes), leaders: swap(state.leaders) };
}

import type { Move } from './move.ts';
import type { Setup } from './setup.ts';
import type { Applied, BattleState, MinionState } from './state.ts';

const MOST = 40;

/** S10.1: a minion with as many wounds as Life goes to the figure pool. */
export function woundMinion(
  state: BattleState,
  { minion, at, by }: Extract<Move, { do: 'wound' }>,
  setup: Setup,
): Applied {
  const printed = setup.minions.find(({ id }) => id === minion);
  return replace(state, minion, (own) => {
    const wounds = own.wounds[at];
    if (!printed || wounds === undefined) return 'There is no such figure on the map.';
    const now = Math.max(0, wounds + by);
    return now >= printed.life
      ? { ...own, wounds: own.wounds.filter((_, place) => place !== at), pool: own.pool + 1 }
      : { ...own, wounds: own.wounds.map((before, place) => (place === at ? now : before)) };
  });
}

/** From the pool to the map, because a card says so. */
export function enterMap(state: BattleState, minion: string): Applied {
  return replace(state, minion, (own) =>
    own.pool > 0
      ? { ...own, wounds: [...own.wounds, 0], pool: own.pool - 1 }
      : 'None is left in the figure pool.',
  );
}

export function changePool(state: BattleState, minion: string, by: number): Applied {
  return replace(state, minion, (own) => ({
    ...own,
    pool: Math.min(MOST, Math.max(0, own.pool + by)),
  }));
}

function replace(
  state: BattleState,
  id: string,
  how: (own: MinionState) => MinionState | string,
): Applied {
  const before = state.minions.find((one) => one.id === id);
  if (!before) return `There is no minion "${id}" in this battle.`;
  const after = how(before);
  if (typeof after === 'string') return after;
  return { ...state, minions: state.minions.map((one) => (one === before ? after : one)) };
}

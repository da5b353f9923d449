import type { Move } from './move.ts';
import type { Setup } from './setup.ts';
import { countSpawn } from './spawn.ts';
import type { Applied, BattleState } from './state.ts';

/** S3.8: 1 Focus for the villain, new minions, a new round without Turn tokens. */
export function spawnMinions(
  state: BattleState,
  { spaces, figures }: Extract<Move, { do: 'spawn' }>,
  setup: Setup,
): Applied {
  if (state.phase !== 'spawn') return 'Minions spawn at the end of a round (S3.8).';
  const { wants, total, without } = countSpawn(state.minions, spaces);
  const asked = wants.map((want) => ({ ...want, now: figures[want.id] ?? 0 }));
  const sum = asked.reduce((all, { now }) => all + now, 0);
  if (asked.some(({ now, figures: most }) => now > most)) {
    return 'At most half of each kind spawns, rounded up (S9.1).';
  }
  if (sum !== total - without) return `${total - without} figures spawn here (S9.1).`;
  return {
    ...state,
    round: state.round + 1,
    phase: 'roll',
    villainTurns: 0,
    played: 0,
    villainFocus: Math.min(setup.villainFocus, state.villainFocus + 1),
    heroes: state.heroes.map((one) => ({ ...one, hasTurn: false })),
    minions: state.minions.map((own) => {
      const now = asked.find(({ id }) => id === own.id)?.now ?? 0;
      const fresh = Array.from({ length: now }, () => 0);
      return { ...own, wounds: [...own.wounds, ...fresh], pool: own.pool - now };
    }),
  };
}

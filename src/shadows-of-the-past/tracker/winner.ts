import { HEROES, type Setup, type TokenLimit } from './setup.ts';
import type { BattleState, FighterState, Winner } from './state.ts';

/** Ends of a battle that the tracker can see for itself; the goals are for the players. */
export function winnerOf(state: BattleState, setup: Setup): Winner | null {
  // S10.7: in every battle.
  if (state.heroes.length >= HEROES && state.heroes.every(({ isKo }) => isKo)) {
    return { side: 'villain', why: 'All four heroes are KO’ed together.', rule: 'S10.7' };
  }
  if (isReached(state.heroes, setup.heroLimit)) {
    return { side: 'villain', why: words(setup.heroLimit, ['hero', 'heroes']), rule: 'S10.6' };
  }
  if (isReached(state.leaders, setup.leaderLimit)) {
    return { side: 'heroes', why: words(setup.leaderLimit, ['leader', 'leaders']), rule: 'S10.6' };
  }
  return null;
}

function isReached(fighters: readonly FighterState[], limit: TokenLimit | null): boolean {
  if (!limit) return false;
  if (limit.of === 'one') return fighters.some(({ tokens }) => tokens >= limit.tokens);
  return fighters.reduce((sum, { tokens }) => sum + tokens, 0) >= limit.tokens;
}

function words(limit: TokenLimit | null, [one, all]: readonly [string, string]): string {
  const tokens = limit?.tokens === 1 ? 'a KO’ed token' : `${limit?.tokens} KO’ed tokens`;
  return limit?.of === 'all' ? `The ${all} have ${tokens}.` : `A ${one} has ${tokens}.`;
}

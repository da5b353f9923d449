import type { Team } from '../../../dice-masters/teams/index.ts';
import { cardLibrary } from '../../card-data/card-library.ts';
import { warmUp } from '../../simulation/start-simulation.ts';
import { $asked, type Cards } from '../odds-state.ts';
import type { ReadyPolicy } from '../policies.ts';
import { policyOf } from './policy-choice.ts';
import { requestOf } from './request-of.ts';

/** Gets workers warm with the very games that would be asked for now. */
export function warmGames(team: Team, cards: Cards, ready: readonly ReadyPolicy[]): void {
  const asked = $asked.get();
  const policy = policyOf(asked, ready);
  if (!policy || asked.ran) return;
  const requested = requestOf(team, cardLibrary(cards.packed), policy, asked);
  if (requested.ok) warmUp(requested.request);
}

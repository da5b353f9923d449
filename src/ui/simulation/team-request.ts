import type { ProfileId, Seat, SeatSpec } from '../../dice-masters/engine/index.ts';
import type { Policy } from '../../dice-masters/players/index.ts';
import type { SimRequest } from '../../dice-masters/simulation/index.ts';
import type { Team } from '../../dice-masters/teams/index.ts';
import type { CardLibrary } from '../card-data/card-library.ts';
import { seatTeam } from '../card-data/seat-team.ts';

/** How a team is tried. */
export interface SimSettings {
  policy: Policy;
  games: number;
  seed: string;
  turns: number;
  /** Who takes the first turn; 0 is the team. */
  first?: Seat;
  life?: number;
  profile?: ProfileId;
  /** Nobody but a life total, unless told. */
  opponent?: SeatSpec;
  /** How an opponent with a team of its own plays; like the team, unless told. */
  rival?: Policy;
}

type Requested = { ok: true; request: SimRequest } | { ok: false; problems: string[] };

const LIFE = 20;

/** The request for a team, or everything that keeps it from playing. */
export function teamRequest(
  team: Team,
  library: CardLibrary,
  {
    policy,
    games,
    seed,
    turns,
    first = 0,
    life = LIFE,
    profile = '2019',
    opponent = { kind: 'nobody', life: LIFE },
    rival = policy,
  }: SimSettings,
): Requested {
  const seated = seatTeam(team, life, library);
  if (!seated.ok) return seated;
  const seats = [seated.seat, opponent] as const;
  const ids = new Set(
    seats.flatMap((seat) => (seat.kind === 'player' ? seat.cards : [])).map(({ card }) => card),
  );
  const cards = [...ids].flatMap((id) => library.source(id) ?? []);
  return {
    ok: true,
    request: {
      spec: { profile, first, turns, luck: 'seed', seats },
      cards,
      policy,
      rival,
      games,
      seed,
    },
  };
}

import type { Team } from '../../../domain/team.ts';
import type { ProfileId } from '../../../engine/profile.ts';
import type { GameSpec, SeatSpec } from '../../../engine/replay/replay.ts';
import type { Luck, Seat } from '../../../engine/setup.ts';
import type { CardLibrary } from '../card-library.ts';
import { DEMO_TEAMS, demoGroup, demoTeam } from '../demo-teams.ts';
import { seatTeam } from '../team-spec.ts';
import { type Lives, startingLife } from './starting-life.ts';

/** A team that can be chosen on the start panel. */
export interface Offer {
  id: string;
  group: string;
  team: Team;
  life: number;
  /** The box whose Basic Actions it shares. */
  box: string | null;
  /** The demo team that it usually plays against. */
  against: string;
}

const USUAL_OPPONENT = 'ring-and-armor';

/** Teams of the player, then the ready ones. */
export function offersOf(
  guest: Team | null,
  own: readonly { id: string; team: Team }[],
  lives: Lives,
): Offer[] {
  const mine = (id: string, group: string, team: Team): Offer => ({
    id,
    group,
    team,
    life: startingLife(team.format, lives),
    box: null,
    against: USUAL_OPPONENT,
  });
  return [
    ...(guest ? [mine('guest', 'From a link', guest)] : []),
    ...own.map(({ id, team }) => mine(id, 'Your teams', team)),
    ...DEMO_TEAMS.map((demo): Offer => ({ ...demo, group: demoGroup(demo) })),
  ];
}

export interface Settings {
  opponent: 'nobody' | 'dummy' | 'player';
  /** The second team. */
  against: string;
  /** Sidekicks of a dummy; one enters each turn. */
  blockers: number;
  first: Seat;
  profile: ProfileId;
  life: number;
  otherLife: number;
  luck: Luck;
  seed: string;
}

/** Turns of each player before a game is called off. */
const MOST_TURNS = 200;

type Prepared =
  | { ok: true; spec: GameSpec; names: readonly [string, string] }
  | { ok: false; problems: string[] };

/** The game that was asked for, or what keeps it from starting. */
export function prepare(
  offer: Offer,
  offers: readonly Offer[],
  settings: Settings,
  library: CardLibrary,
): Prepared {
  const { first, profile, life } = settings;
  const seated = seatTeam(offer.team, life, library);
  if (!seated.ok) return seated;
  const other = opponentOf(offer, offers, settings, library);
  if ('problems' in other) return { ok: false, problems: other.problems };
  return {
    ok: true,
    spec: {
      profile,
      first,
      turns: MOST_TURNS,
      luck: luckOf(settings),
      seats: [seated.seat, other.seat],
    },
    names: [offer.team.name, other.name],
  };
}

/** Only a second team has dice of its own to tell. */
function luckOf({ luck, opponent }: Settings): Luck {
  return luck === 'ask' && opponent !== 'player' ? 'ask-own' : luck;
}

type Opponent = { seat: SeatSpec; name: string } | { problems: string[] };

function opponentOf(
  { box }: Offer,
  offers: readonly Offer[],
  { opponent, against, blockers, otherLife: life }: Settings,
  library: CardLibrary,
): Opponent {
  if (opponent === 'nobody') return { seat: { kind: 'nobody', life }, name: '' };
  if (opponent === 'dummy') {
    const turns = Array.from({ length: blockers }, (_, place) => ({ turn: place + 1, count: 1 }));
    return { seat: { kind: 'dummy', life, blockers: turns }, name: '' };
  }
  const other = offers.find(({ id }) => id === against) ?? demoTeam(against);
  if (!other) return { problems: ['Choose a second team.'] };
  // D04: the Basic Actions of a box lie there once for both.
  const isShared = box !== null && other.box === box && box !== 'WWE';
  const team = isShared ? { ...other.team, basicActions: [] } : other.team;
  const seated = seatTeam(team, life, library);
  if (seated.ok) return { seat: seated.seat, name: team.name };
  return { problems: seated.problems.map((problem) => `The second team: ${problem}`) };
}

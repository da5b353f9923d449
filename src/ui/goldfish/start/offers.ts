import type {
  GameSpec,
  Luck,
  ProfileId,
  Seat,
  SeatSpec,
} from '../../../dice-masters/engine/index.ts';
import type { Team } from '../../../dice-masters/teams/index.ts';
import type { CardLibrary } from '../../card-data/card-library.ts';
import { seatTeam } from '../../card-data/seat-team.ts';
import { DEMO_TEAMS, demoGroup, demoTeam } from '../../team-choice/demo-teams.ts';
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
  return [
    ...(guest ? [offerOf('guest', 'Pasted or from a link', guest, lives)] : []),
    ...own.map(({ id, team }) => offerOf(id, 'Your teams', team, lives)),
    ...DEMO_TEAMS.map((demo): Offer => ({ ...demo, group: demoGroup(demo) })),
  ];
}

/** The id of the opponent's team that was pasted. */
export const RIVAL = 'rival';

export function pastedRival(team: Team, lives: Lives): Offer {
  return offerOf(RIVAL, 'Pasted', team, lives);
}

function offerOf(id: string, group: string, team: Team, lives: Lives): Offer {
  const life = startingLife(team.format, lives);
  return { id, group, team, life, box: null, against: USUAL_OPPONENT };
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

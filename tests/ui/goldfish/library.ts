import type { GameSpec } from '../../../src/dice-masters/engine/replay/replay.ts';
import { cardLibrary } from '../../../src/ui/card-data/card-library.ts';
import { seatTeam } from '../../../src/ui/card-data/seat-team.ts';
import { demoTeam } from '../../../src/ui/team-choice/demo-teams.ts';
import { packed } from '../../query/catalogue.ts';

export const library = cardLibrary(packed);

/** Shell Shock against Ring and Armor. */
export function twoTeams(): GameSpec {
  return {
    profile: '2019',
    first: 0,
    turns: 40,
    luck: 'seed',
    seats: [seat('shell-shock'), seat('ring-and-armor')],
  };
}

export function alone(): GameSpec {
  return { ...twoTeams(), seats: [seat('shell-shock'), { kind: 'nobody', life: 20 }] };
}

/** Keywords and a parting gift, no Globals: what happens is dice and energy alone. */
export function plain(): GameSpec {
  const cards = ['hhs-001', 'hhs-012', 'hhs-023', 'hhs-009'].map((card) => ({ card, dice: 3 }));
  return {
    ...alone(),
    seats: [
      { kind: 'player', life: 20, cards },
      { kind: 'nobody', life: 20 },
    ],
  };
}

function seat(id: string) {
  const demo = demoTeam(id);
  const seated = demo && seatTeam(demo.team, demo.life, library);
  if (!seated?.ok) throw new Error(`${id} cannot be seated`);
  return seated.seat;
}

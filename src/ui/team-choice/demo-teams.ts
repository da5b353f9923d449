import { EMPTY_TEAM, type Team } from '../../dice-masters/teams/index.ts';

/** A team that is ready to play. */
export interface DemoTeam {
  id: string;
  team: Team;
  life: number;
  /** The box whose demo game it belongs to; its Basic Actions are shared. (D04) */
  box: string | null;
  /** The team on the other side of the table, where the box has one. (D06) */
  against: string;
}

type Entry = readonly [card: string, dice: number];

const BASIC_DICE = 3;
const DEMO_LIFE = 10;
const TOURNAMENT_LIFE = 20;

const HHS_BASICS = ['hhs-055', 'hhs-058', 'hhs-057'];
const IMW_BASICS = ['imw-029', 'imw-030', 'imw-028'];

function teamOf(name: string, format: string, cards: readonly Entry[], basics: string[]): Team {
  return {
    ...EMPTY_TEAM,
    name,
    format,
    cards: cards.map(([card, dice]) => ({ card, dice, note: '' })),
    basicActions: basics.map((card) => ({ card, dice: BASIC_DICE, note: '' })),
  };
}

/** One side of a box's first game: two characters, 10 life. (D01, D02, D03) */
function boxed(
  box: string,
  [id, against]: readonly [string, string],
  name: string,
  cards: readonly Entry[],
  basics: string[],
): DemoTeam {
  return { id, against, box, life: DEMO_LIFE, team: teamOf(name, 'demo', cards, basics) };
}

/** Two full teams first, then the demo set-ups of the three boxes. */
export const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    id: 'shell-shock',
    against: 'ring-and-armor',
    box: null,
    life: TOURNAMENT_LIFE,
    team: teamOf(
      'Shell Shock',
      'tournament',
      [
        ['hhs-016', 3],
        ['hhs-001', 3],
        ['hhs-007', 3],
        ['hhs-025', 3],
        ['imw-005', 2],
        ['imw-017', 2],
        ['wwe-007', 2],
        ['wwe-017', 2],
      ],
      ['hhs-049', 'hhs-050'],
    ),
  },
  {
    id: 'ring-and-armor',
    against: 'shell-shock',
    box: null,
    life: TOURNAMENT_LIFE,
    team: teamOf(
      'Ring and Armor',
      'tournament',
      [
        ['wwe-008', 4],
        ['wwe-042', 3],
        ['wwe-034', 3],
        ['wwe-021', 2],
        ['imw-023', 3],
        ['imw-019', 2],
        ['imw-001', 2],
        ['imw-013', 1],
      ],
      ['imw-029', 'imw-030'],
    ),
  },
  boxed(
    'Heroes in a Half Shell',
    ['hhs-heroes', 'hhs-villains'],
    'April and Donatello',
    [
      ['hhs-001', 3],
      ['hhs-007', 3],
    ],
    HHS_BASICS,
  ),
  boxed(
    'Heroes in a Half Shell',
    ['hhs-villains', 'hhs-heroes'],
    'Foot Ninja and Karai',
    [
      ['hhs-012', 3],
      ['hhs-017', 3],
    ],
    HHS_BASICS,
  ),
  boxed(
    'Iron Man and War Machine',
    ['imw-rhodey', 'imw-stark'],
    'Howard Stark and War Machine',
    [
      ['imw-001', 2],
      ['imw-023', 2],
    ],
    IMW_BASICS,
  ),
  boxed(
    'Iron Man and War Machine',
    ['imw-stark', 'imw-rhodey'],
    'Jarvis and Space Armor Iron Man',
    [
      ['imw-013', 2],
      ['imw-019', 2],
    ],
    IMW_BASICS,
  ),
  boxed(
    'WWE',
    ['wwe-boss', 'wwe-fire'],
    'Sasha Banks and Eddie Guerrero',
    [
      ['wwe-042', 3],
      ['wwe-021', 3],
    ],
    ['wwe-049'],
  ),
  boxed(
    'WWE',
    ['wwe-fire', 'wwe-boss'],
    'Becky Lynch and Ric Flair',
    [
      ['wwe-008', 3],
      ['wwe-034', 3],
    ],
    ['wwe-058'],
  ),
];

/** What it is offered under. */
export function demoGroup({ box }: DemoTeam): string {
  return box ? `First game: ${box}` : 'Ready to play';
}

export function demoTeam(id: string): DemoTeam | undefined {
  return DEMO_TEAMS.find((demo) => demo.id === id);
}

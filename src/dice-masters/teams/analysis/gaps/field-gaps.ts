import type { LevelStat } from '../by-level.ts';
import { buyable, characters, type RosterCard } from '../roster.ts';
import type { GapSearch } from './gap.ts';

/** Fewer characters than this show no pattern. */
const ENOUGH_CHARACTERS = 3;
const WEAK_ATTACK = 3;
const WEAK_DEFENSE = 2;

export const noCharacters: GapSearch = ({ roster }) => {
  const cards = buyable(roster);
  if (cards.length < 2 || characters(roster).length > 0 || roster.unknown.length > 0) return [];
  return [
    {
      id: 'no-characters',
      weight: 'watch',
      message: 'No card is a character: only your Sidekicks can attack and block.',
      why: 'Action dice are used and never fielded as characters.',
      cards: cards.map(({ card }) => card),
    },
  ];
};

export const nothingFieldsFree: GapSearch = ({ roster }) => {
  const field = characters(roster);
  const cheapest = Math.min(...values(field, 'fielding'));
  if (field.length < ENOUGH_CHARACTERS || cheapest < 1) return [];
  return [
    {
      id: 'nothing-fields-free',
      weight: 'note',
      message: `Only your Sidekicks field for free: every level of every character costs ${cheapest} or more.`,
      why: 'What you spend on fielding is missing for purchases in the same turn.',
      cards: field.map(({ card }) => card),
    },
  ];
};

export const weakAttack: GapSearch = ({ roster }) => {
  const field = characters(roster);
  const most = Math.max(...values(field, 'attack'));
  if (field.length < ENOUGH_CHARACTERS || most > WEAK_ATTACK) return [];
  return [
    {
      id: 'weak-attack',
      weight: 'watch',
      message: `No character attacks for more than ${most}.`,
      why: `A blocker with ${most + 1} defense survives any one of them, abilities aside.`,
      cards: field.map(({ card }) => card),
    },
  ];
};

export const weakDefense: GapSearch = ({ roster }) => {
  const field = characters(roster);
  const most = Math.max(...values(field, 'defense'));
  if (field.length < ENOUGH_CHARACTERS || most > WEAK_DEFENSE) return [];
  return [
    {
      id: 'weak-defense',
      weight: 'watch',
      message: `No character has more than ${most} defense.`,
      why: `${most} damage knocks out any blocker of yours, abilities aside.`,
      cards: field.map(({ card }) => card),
    },
  ];
};

function values(cards: readonly RosterCard[], stat: LevelStat): number[] {
  return cards.flatMap(({ card }) => card.levels.map((level) => level[stat]));
}

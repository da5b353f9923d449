import type { CardFacts } from '../../cards/card-facts.ts';
import type { Team } from '../team.ts';
import type { RandomDraw } from './draw.ts';

/** Fills the Basic Action slots; where the pool has too few, from all cards. */
export function drawBasicActions(team: Team, draw: RandomDraw): Team {
  const filled = fill(team, draw.basicActions, draw);
  if (filled.basicActions.length >= draw.format.basicActions.most) return filled;
  const all = [...draw.catalogue.all()].filter(({ kind }) => kind === 'basic-action');
  return fill(filled, all, draw);
}

function fill(start: Team, from: readonly CardFacts[], draw: RandomDraw): Team {
  const { most, dice } = draw.format.basicActions;
  let team = start;
  for (const { id, maxDice } of draw.chance.shuffled(from)) {
    if (team.basicActions.length >= most) break;
    if (team.basicActions.some(({ card }) => card === id)) continue;
    const entry = { card: id, dice: dice[0] ?? maxDice, note: '' };
    const more = { ...team, basicActions: [...team.basicActions, entry] };
    if (draw.isLegal(more)) team = more;
  }
  return team;
}

import { EMPTY_TEAM, type Team, type TeamCard } from '../team.ts';
import { diceOn, type RandomDraw, type RandomFormat, type RandomRequest } from './draw.ts';
import { drawBasicActions } from './draw-basic-actions.ts';
import { drawCards } from './draw-cards.ts';
import { remarksOn } from './remarks.ts';
import { seeded } from './seeded.ts';
import { spreadDice } from './spread-dice.ts';

export interface RandomTeam {
  team: Team;
  /** As many cards, Basic Actions and dice as the format allows. */
  isFull: boolean;
  /** What could not be done, in sentences. */
  remarks: string[];
}

/** A bad draw can block a good one, as when each card must come from another set: so try again. */
const TRIES = 8;

/** A team drawn by lot that breaks no rule, as full as the pool allows. */
export function randomTeam(request: RandomRequest): RandomTeam {
  const { seed, pool, catalogue, isLegal, format } = request;
  const start = startingTeam(request);
  if (!isLegal(start)) {
    const remark = `The locked cards alone are not legal in ${format.name}.`;
    return { team: start, isFull: false, remarks: [remark] };
  }
  const found = [...new Set(pool)].flatMap((id) => catalogue.card(id) ?? []);
  const draw: RandomDraw = {
    ...request,
    chance: seeded(seed),
    cards: found.filter(({ kind, maxDice }) => kind !== 'basic-action' && maxDice > 0),
    basicActions: found.filter(({ kind }) => kind === 'basic-action'),
  };
  let best = start;
  for (let tries = 0; tries < TRIES && !isFullTeam(best, format); tries += 1) {
    const team = spreadDice(drawBasicActions(drawCards(start, draw), draw), draw);
    if (fullness(team) > fullness(best)) best = team;
  }
  return { team: best, isFull: isFullTeam(best, format), remarks: remarksOn(best, draw) };
}

function startingTeam({ locked, format, seed, catalogue }: RandomRequest): Team {
  const isBasicAction = ({ card }: TeamCard) => catalogue.card(card)?.kind === 'basic-action';
  return {
    ...EMPTY_TEAM,
    name: `Random team ${seed}`,
    format: format.id,
    cards: locked.filter((one) => !isBasicAction(one)),
    basicActions: locked.filter(isBasicAction),
  };
}

function isFullTeam({ cards, basicActions }: Team, format: RandomFormat): boolean {
  return (
    cards.length >= format.cards.most &&
    basicActions.length >= format.basicActions.most &&
    (format.dice.most === null || diceOn(cards) >= format.dice.most)
  );
}

/** Cards and Basic Actions weigh more than any number of dice. */
function fullness({ cards, basicActions }: Team): number {
  return (cards.length + basicActions.length) * 1000 + diceOn(cards);
}

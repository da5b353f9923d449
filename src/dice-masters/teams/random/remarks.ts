import type { Team } from '../team.ts';
import { diceOn, type RandomDraw } from './draw.ts';

/** What a random team lacks, and where it had to look beyond the pool. */
export function remarksOn(team: Team, draw: RandomDraw): string[] {
  const { format } = draw;
  const dice = diceOn(team.cards);
  const remarks: string[] = [];
  if (team.cards.length < format.cards.most) {
    const why =
      draw.cards.length === 0
        ? 'the search found no card with dice'
        : 'no other card of the search fits';
    remarks.push(`${team.cards.length} of ${format.cards.most} cards: ${why}.`);
  }
  if (format.dice.most !== null && dice < format.dice.most) {
    remarks.push(`${dice} of ${format.dice.most} dice: these cards may carry no more.`);
  }
  if (team.basicActions.length < format.basicActions.most) {
    remarks.push(
      `${team.basicActions.length} of ${format.basicActions.most} Basic Actions: no other is allowed.`,
    );
  }
  const beyond = team.basicActions.flatMap(({ card }) => drawnBeyond(card, draw));
  if (beyond.length > 0) {
    remarks.push(
      `The search gave too few Basic Actions, so ${beyond.join(' and ')} came from all cards.`,
    );
  }
  return remarks;
}

/** The name of a Basic Action that is neither locked nor in the pool. */
function drawnBeyond(id: string, { basicActions, locked, catalogue }: RandomDraw): string[] {
  const isAsked = [...basicActions.map((card) => card.id), ...locked.map(({ card }) => card)];
  return isAsked.includes(id) ? [] : [catalogue.card(id)?.name ?? id];
}

import type { CardFacts } from '../../cards/card-facts.ts';
import type { Team } from '../team.ts';
import { bandOf, openBands } from './cost-bands.ts';
import { mostDice, type RandomDraw } from './draw.ts';

/** Fills the card slots, with cheap, middling and dear cards as far as the pool has them. */
export function drawCards(start: Team, draw: RandomDraw): Team {
  const { catalogue, chance, format, isLegal } = draw;
  const locked = start.cards.flatMap(({ card }) => catalogue.card(card) ?? []);
  const waiting = new Set(chance.shuffled(draw.cards.filter((card) => !locked.includes(card))));
  const drawn: CardFacts[] = [];
  const teamWith = (cards: readonly CardFacts[]): Team => ({
    ...start,
    cards: [
      ...start.cards,
      ...cards.map((card) => ({
        card: card.id,
        dice: format.fullDice ? mostDice(card, format) : 1,
        note: '',
      })),
    ],
  });
  /** What does not fit now never will, so it is not asked again. */
  const take = (wanted: (card: CardFacts) => boolean): boolean => {
    for (const card of waiting) {
      if (!wanted(card)) continue;
      waiting.delete(card);
      if (!isLegal(teamWith([...drawn, card]))) continue;
      drawn.push(card);
      return true;
    }
    return false;
  };
  const room = format.cards.most - (start.cards.length - locked.length);
  for (const band of openBands(room, locked)) {
    if (!take((card) => bandOf(card) === band) && !take(() => true)) break;
  }
  return teamWith(drawn.toSorted((a, b) => a.cost - b.cost));
}

import type { TextKeyword } from '../../language/clause.ts';
import type { Context, Happening } from '../abilities/ability.ts';
import { burstsFit } from '../abilities/bearers.ts';
import { NONE } from '../state/table.ts';

/** Carries out what a card prints behind a keyword; false when it has no such text. */
export function runCardText(keyword: TextKeyword, context: Context, happening: Happening): boolean {
  const texts = textsOf(keyword, context);
  for (const text of texts) text(context, happening);
  return texts.length > 0;
}

export function hasCardText(keyword: TextKeyword, context: Context): boolean {
  return textsOf(keyword, context).length > 0;
}

function textsOf(keyword: TextKeyword, { game, card, die }: Context) {
  return game.layout
    .card(card)
    .abilities.filter((ability) => die === NONE || burstsFit(game, ability, die))
    .flatMap(({ keywordText }) => keywordText?.[keyword] ?? []);
}

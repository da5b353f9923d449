import { triggerOf } from '../engine/abilities/emit.ts';
import type { Origin } from '../engine/abilities/hooks.ts';
import { ACTIVATE, RESOLVE } from '../engine/decisions/decision.ts';
import type { Game } from '../engine/game.ts';
import { cardName, dieName, optionName } from '../engine/names.ts';
import { keywordName } from '../language/grammar/marks.ts';
import { faceWords } from './face-words.ts';

/** An option for reading: faces and keywords by their names, and no name twice. */
export function optionText(game: Game, option: number): string {
  const { decision, hooks } = game;
  const { candidates } = game.scratch;
  const a = decision.a[option] ?? 0;
  if (decision.verb[option] === ACTIVATE) {
    const bound = hooks.activated[a];
    const die = decision.b[option] ?? -1;
    if (bound !== undefined && die >= 0) return withDie(game, bound.origin, die, 'use ', ' with ');
  }
  if (decision.verb[option] === RESOLVE) {
    const waiting = candidates[a];
    if (waiting !== undefined) {
      return withDie(game, triggerOf(game, waiting).origin, waiting.die, '', ' of ');
    }
  }
  return optionName(game, option, faceWords);
}

/** A keyword with the die that has it; the text of a card is the die's own. */
function withDie(
  game: Game,
  { ability, keyword }: Origin,
  die: number,
  verb: string,
  link: string,
): string {
  const name = keyword < 0 ? ability.name : keywordName(ability.name);
  if (die < 0) return `${verb}${name}`;
  const bearer = dieName(game, die, faceWords);
  return name === cardName(game, die) ? `${verb}${bearer}` : `${name}${link}${bearer}`;
}

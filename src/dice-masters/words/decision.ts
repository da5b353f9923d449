import { NO, PICK_DIE, PICK_PLAYER, YES } from '../engine/decisions/decision.ts';
import type { Game } from '../engine/game.ts';
import { capital } from '../language/grammar/marks.ts';
import { effectWords, sentence } from '../language/say.ts';
import { optionText } from './option-text.ts';
import { plainText } from './plain-text.ts';

/** What the text that asks is about to do: `2 damage to a character die or the opponent.`; null when the rules ask. */
export function askedWords({ decision }: Game): string | null {
  const { about } = decision;
  return about === null ? null : plainText(sentence(effectWords(about)));
}

/** What becomes of choosing an option: `KO opposing Sidekick level 1`; null where its name says it all. */
export function optionDeed(game: Game, option: number): string | null {
  const { decision } = game;
  const { about, size } = decision;
  if (about === null) return null;
  switch (decision.verb[option]) {
    case PICK_DIE:
    case PICK_PLAYER: {
      const dice = optionText(game, option);
      return capital(plainText(effectWords(about, { dice, size }).words));
    }
    case YES:
      return `Yes: ${plainText(effectWords(about).words).replace(/^may /, '')}`;
    case NO:
      return 'No';
    default:
      return null;
  }
}

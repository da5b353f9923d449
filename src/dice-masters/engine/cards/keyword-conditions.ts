import type { Condition, ConditionKeyword } from '../../language/dice.ts';
import { canPayWithKo, ko } from '../effects/ko.ts';
import { asOpponent, mayDo, mayPickDie } from '../effects/pick.ts';
import { isCharacterCard, NONE, otherSeat } from '../state/table.ts';
import { ATTACK } from '../state/zones.ts';
import { characterDice, zoneDice } from '../stats.ts';
import type { Scene } from './scene.ts';

type Holds = (scene: Scene) => boolean;

/** What each keyword in front of a text asks for. */
export const KEYWORD_CONDITIONS: Record<ConditionKeyword, Holds> = {
  /** Fewer character dice in the Field than the opponent. (E36) */
  underdog: ({ game, seat }) =>
    characterDice(game, seat).length < characterDice(game, otherSeat(seat)).length,
  /** One of your character dice was KO'd this turn. */
  resistance: ({ game, seat }) => {
    const { layout, state, table } = game;
    for (let die = 0; die < layout.diceCount; die++) {
      const isYours = table.owner[die] === seat && isCharacterCard(layout, layout.cardOf[die] ?? 0);
      if (isYours && state.koedOn[die] === game.turn) return true;
    }
    return false;
  },
  /** A Villain attacks together with this die. */
  'common-ground': ({ game, die, seat }) =>
    zoneDice(game, seat, ATTACK).some(
      (one) =>
        one !== die &&
        game.layout.card(game.layout.cardOf[one] ?? 0).affiliations.includes('villain'),
    ),
  enlistment: () => true,
};

/** What a keyword asks of a player when its text is about to be carried out; true when it goes on. */
const QUESTIONS: Partial<Record<ConditionKeyword, Holds>> = {
  /** You may use it. (E36) */
  underdog: (scene) => mayDo(scene),
  /** The opponent may KO one of their character dice, and then nothing comes of it. (R19.4) */
  enlistment: (scene) => {
    const { game, seat } = scene;
    const dice = characterDice(game, otherSeat(seat)).filter((die) => canPayWithKo(game, die));
    const given = mayPickDie(asOpponent(scene), dice, 'choose-die');
    return given === NONE || !ko(game, given, given);
  },
};

/** The question of a condition's keyword, if it has one. */
export function askedBy(condition: Condition | undefined): Holds | undefined {
  if (condition === undefined) return undefined;
  if (condition.is === 'both') return askedBy(condition.of[0]);
  return condition.is === 'keyword' ? QUESTIONS[condition.keyword] : undefined;
}

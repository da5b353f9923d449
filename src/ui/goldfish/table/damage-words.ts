import {
  canBePrevented,
  damageOn,
  damageOnItsWay,
  defenseOf,
  dieName,
  type Game,
  type Question,
  splitAmong,
} from '../../../dice-masters/engine/index.ts';
import { faceWords } from '../../../dice-masters/words/index.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What becomes of a die that takes so much: it falls, or how much more it bears. (R13.7) */
function fateWords(game: Game, die: number, amount: number): string {
  const left = defenseOf(game, die) - damageOn(game, die) - damageOnItsWay(game, die) - amount;
  if (left > 0) return amount > 0 ? `stays with ${left} defense left` : 'is spared';
  return canBePrevented(game) ? 'falls unless a text prevents it' : 'falls';
}

/** `the second Sidekick level 1` where several of that name face the dealer. */
function nameAmong(game: Game, dice: readonly number[], die: number): string {
  const nameOf = (one: number) => dieName(game, one, faceWords);
  const name = nameOf(die);
  const same = dice.filter((one) => nameOf(one) === name).sort((one, other) => one - other);
  return same.length > 1 ? `the ${ORDINALS[same.indexOf(die)] ?? 'next'} ${name}` : name;
}

/** What is asked while damage is split: how much there is, and for whom. */
export function splitQuestion(game: Game, { options }: Question): string {
  const { amount: left, die } = shareIn(options.at(-1));
  return `${left} damage to split. How much to ${nameAmong(game, splitAmong(game), die)}?`;
}

/** A share in words: who gets it, what becomes of them, and what is left for whom. (R13.3) */
export function shareWords(game: Game, { options }: Question, option: number): string {
  const { amount, die } = shareIn(options[option]);
  const dice = splitAmong(game);
  const rest = shareIn(options.at(-1)).amount - amount;
  const own = `${amount} to ${nameAmong(game, dice, die)}, which ${fateWords(game, die, amount)}`;
  const others = dice.slice(dice.indexOf(die) + 1);
  const [only = -1] = others;
  if (others.length !== 1) return `${own}; ${rest} left for ${others.length} more`;
  return `${own}; ${rest} left for ${nameAmong(game, dice, only)}, which ${fateWords(game, only, rest)}`;
}

function shareIn(option: Question['options'][number] | undefined): { amount: number; die: number } {
  if (option?.verb !== 'amount' || option.die === undefined) {
    throw new Error('a split offers points for dice');
  }
  return { amount: option.amount, die: option.die };
}

/** What becomes of a die that a text would hurt; empty where it hurts none. */
export function hurtWords(game: Game, { about, size, options }: Question, option: number): string {
  const chosen = options[option];
  if (about?.do !== 'damage' || size < 0 || chosen?.verb !== 'choose') return '';
  return `: it ${fateWords(game, chosen.die, size)}`;
}

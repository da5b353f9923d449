import {
  ATTACK,
  defenseOf,
  dieName,
  type Game,
  PICK_DIE,
} from '../../../dice-masters/engine/index.ts';
import { faceWords } from '../../../dice-masters/words/index.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What becomes of a die that takes so much: it falls, or how much more it bears. (R13.7) */
function fateWords(game: Game, die: number, amount: number): string {
  const left = defenseOf(game, die) - (game.table.damage[die] ?? 0) - onItsWay(game, die) - amount;
  if (left > 0) return amount > 0 ? `stays with ${left} defense left` : 'is spared';
  return canBePrevented(game) ? 'falls unless a text prevents it' : 'falls';
}

function canBePrevented({ hooks }: Game): boolean {
  return hooks.damage.length > 0 || hooks.windows.reaction > 0;
}

/** Damage of this wave that others have assigned to it. (R13.1) */
function onItsWay({ decision, scratch: { packets, packetCount } }: Game, die: number): number {
  if (decision.kind !== 'split-damage') return 0;
  return packets
    .slice(0, packetCount)
    .reduce((sum, { target, amount }) => sum + (target === die ? amount : 0), 0);
}

/** The dice among which damage is being split, with those that have their share already. (R13.3, R13.4) */
function facing({
  decision,
  table,
  state: {
    pairAttacker,
    pairBlocker,
    now: { pairCount },
  },
}: Game): number[] {
  const dice: number[] = [];
  for (let pair = 0; pair < pairCount; pair++) {
    const [attacker = -1, blocker = -1] = [pairAttacker[pair], pairBlocker[pair]];
    const other = attacker === decision.die ? blocker : blocker === decision.die ? attacker : -1;
    if (other >= 0 && table.zone[other] === ATTACK) dice.push(other);
  }
  return dice;
}

/** `the second Sidekick level 1` where several of that name face the dealer. */
function nameAmong(game: Game, dice: readonly number[], die: number): string {
  const nameOf = (one: number) => dieName(game, one, faceWords);
  const name = nameOf(die);
  const same = dice.filter((one) => nameOf(one) === name).sort((one, other) => one - other);
  return same.length > 1 ? `the ${ORDINALS[same.indexOf(die)] ?? 'next'} ${name}` : name;
}

/** What is asked while damage is split: how much there is, and for whom. */
export function splitQuestion(game: Game): string {
  const { decision } = game;
  const left = decision.a[decision.count - 1] ?? 0;
  const target = nameAmong(game, facing(game), decision.b[0] ?? -1);
  return `${left} damage to split. How much to ${target}?`;
}

/** A share in words: who gets it, what becomes of them, and what is left for whom. (R13.3) */
export function shareWords(game: Game, option: number): string {
  const { decision } = game;
  const amount = decision.a[option] ?? 0;
  const target = decision.b[option] ?? -1;
  const dice = facing(game);
  const rest = (decision.a[decision.count - 1] ?? 0) - amount;
  const own = `${amount} to ${nameAmong(game, dice, target)}, which ${fateWords(game, target, amount)}`;
  const others = dice.slice(dice.indexOf(target) + 1);
  const [only = -1] = others;
  if (others.length !== 1) return `${own}; ${rest} left for ${others.length} more`;
  return `${own}; ${rest} left for ${nameAmong(game, dice, only)}, which ${fateWords(game, only, rest)}`;
}

/** What becomes of a die that a text would hurt; empty where it hurts none. */
export function hurtWords(game: Game, option: number): string {
  const { about, size, verb, a } = game.decision;
  if (about?.do !== 'damage' || size < 0 || verb[option] !== PICK_DIE) return '';
  return `: it ${fateWords(game, a[option] ?? -1, size)}`;
}

import type { Dice, DiceFilter, Players } from '../../language/dice.ts';
import type { Effect } from '../../language/effect.ts';
import type { Game } from '../game.ts';
import { otherSeat } from '../state/table.ts';
import { ATTACK, FIELD } from '../state/zones.ts';
import { defenseOf, showsCharacter } from '../stats.ts';
import { leaningOf, sizeOf, worthOf } from './judgement.ts';
import { isBlocked } from './sensible-combat.ts';

const WINS = 1000;
/** A text that nobody can judge is used. */
const UNKNOWN = 0.1;
const A_DIE = 1.5;

/** What it is worth to a player that a text is carried out now, in energy. */
export function valueOfTexts(effects: readonly Effect[], game: Game, seat: number): number {
  return effects.reduce((sum, effect) => sum + stepValue(effect, game, seat), 0);
}

function stepValue(effect: Effect, game: Game, seat: number): number {
  switch (effect.do) {
    case 'may':
      return Math.max(0, valueOfTexts(effect.effects, game, seat) - priceOf(effect.price?.life));
    case 'so':
      return stepValue(effect.first, game, seat) + valueOfTexts(effect.gives, game, seat);
    case 'if':
      return Math.max(0, valueOfTexts(effect.effects, game, seat) / 2);
    case 'opponent':
      return -valueOfTexts(effect.effects, game, otherSeat(seat));
    case 'each-player':
      return (
        valueOfTexts(effect.effects, game, seat) -
        valueOfTexts(effect.effects, game, otherSeat(seat))
      );
    case 'damage':
      return damage(effect, game, seat);
    case 'gain-life':
      return forPlayers(effect.player) * 0.4 * sizeOf(effect.amount);
    case 'lose-life':
      return -forPlayers(effect.player) * 0.6 * sizeOf(effect.amount);
    case 'draw':
      return effect.bag === 'opposing' ? UNKNOWN : A_DIE * sizeOf(effect.amount);
    case 'boost':
      return boost(effect.dice, sizeOf(effect.attack ?? 0), game, seat);
    default:
      return 'dice' in effect ? onDice(effect, game, seat) : UNKNOWN;
  }
}

function priceOf(life = 0): number {
  return 0.6 * life;
}

function forPlayers(players: Players): number {
  return players === 'opponent' ? -1 : players === 'each' ? 0 : 1;
}

function damage(
  { amount, to }: Extract<Effect, { do: 'damage' }>,
  game: Game,
  seat: number,
): number {
  const size = sizeOf(amount);
  const opponent = otherSeat(seat);
  const onPlayer = size >= (game.table.life[opponent] ?? 0) ? WINS : 0.6 * size;
  if (to === 'opponent' || to === 'a player') return onPlayer;
  if (to === 'you') return -0.6 * size;
  if (to === 'each') return 0;
  if (typeof to === 'string') return UNKNOWN;
  const orPlayer = 'orPlayer' in to && to.orPlayer !== undefined ? onPlayer : 0;
  const falls = (die: number) => defenseOf(game, die) - (game.table.damage[die] ?? 0) <= size;
  const kills = best(game, opponent, falls);
  if ('all' in to) return kills - best(game, seat, falls);
  const own = to.of.whose === 'your';
  return Math.max(orPlayer, own ? -least(game, seat) : kills);
}

/** More attack counts for attackers that nobody blocked. */
function boost(dice: Dice, attack: number, game: Game, seat: number): number {
  if (attack < 0) return best(game, otherSeat(seat), () => true) > 0 ? 0.5 : 0;
  if (dice === 'this') return UNKNOWN;
  const { table } = game;
  for (let place = 0; place < table.count(seat, ATTACK); place++) {
    const die = table.at(seat, ATTACK, place);
    if (seat !== game.active || isBlocked(game, die)) continue;
    return attack >= (table.life[otherSeat(seat)] ?? 0) ? WINS : 0.6 * attack;
  }
  return 0;
}

/** The best that could be done to dice of either side. */
function onDice(effect: Effect & { dice: Dice }, game: Game, seat: number): number {
  const { dice } = effect;
  const leaning = leaningOf(effect);
  if (dice === 'this') return leaning < 0 ? -1 : UNKNOWN;
  if (typeof dice === 'string' || leaning === 0) return UNKNOWN;
  const whose = 'all' in dice ? dice.all.whose : dice.of.whose;
  if (dice.from !== undefined && dice.from !== 'field') {
    return whose === 'opposing' ? UNKNOWN : leaning * A_DIE;
  }
  const weight = effect.do === 'spin' ? 0.25 : 1;
  return weight * inField(dice, leaning, whose, game, seat);
}

function inField(
  dice: Exclude<Dice, string>,
  leaning: number,
  whose: DiceFilter['whose'],
  game: Game,
  seat: number,
): number {
  const theirs = whose === 'your' ? 0 : best(game, otherSeat(seat), () => true);
  const ours = whose === 'opposing' ? 0 : best(game, seat, () => true);
  if ('all' in dice) return leaning * (ours - theirs);
  if (leaning > 0) return ours > 0 ? 0.5 : 0;
  if (theirs > 0) return theirs;
  return whose === 'your' ? -least(game, seat) : 0;
}

function best(game: Game, seat: number, fits: (die: number) => boolean): number {
  return extreme(game, seat, (worth, die, most) => (fits(die) ? Math.max(worth, most) : most), 0);
}

function least(game: Game, seat: number): number {
  const found = extreme(game, seat, (worth, _, most) => Math.min(worth, most), WINS);
  return found === WINS ? 0 : found;
}

function extreme(
  game: Game,
  seat: number,
  take: (worth: number, die: number, so: number) => number,
  start: number,
): number {
  let so = start;
  for (let zone = FIELD; zone <= ATTACK; zone++) {
    for (let place = 0; place < game.table.count(seat, zone); place++) {
      const die = game.table.at(seat, zone, place);
      if (showsCharacter(game, die)) so = take(worthOf(game, die), die, so);
    }
  }
  return so;
}

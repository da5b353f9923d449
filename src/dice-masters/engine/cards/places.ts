import type { DiceFilter, Place } from '../../language/dice.ts';
import type { Game } from '../game.ts';
import { BASIC_KIND, SIDEKICK_KIND } from '../state/layout.ts';
import { otherSeat } from '../state/table.ts';
import { ATTACK, BAG, CARD, FIELD, isInField, PREP, RESERVE, USED } from '../state/zones.ts';
import { characterDice, showsCharacter, zoneDice } from '../stats.ts';
import { type Fits, fitsOf } from './fits.ts';
import type { Scene } from './scene.ts';

type Search = (scene: Scene, seat: number) => number[];

const inZone =
  (zone: number): Search =>
  ({ game }, seat) =>
    zoneDice(game, seat, zone).sort((a, b) => a - b);

/** Dice that are being rolled or were drawn this turn, as long as they lie there. */
const listed =
  (list: 'rolling' | 'drawn', count: 'rollingCount' | 'drawnCount'): Search =>
  ({ game }, seat) => {
    const { zone, side } = game.table;
    const dice: number[] = [];
    for (let place = 0; place < game.state.now[count]; place++) {
      const die = game.state[list][place] ?? 0;
      const isThere = zone[die] === PREP || zone[die] === RESERVE;
      if (isThere && side[die] === seat) dice.push(die);
    }
    return dice;
  };

const SEARCHES: Record<Place, Search> = {
  field: ({ game }, seat) => characterDice(game, seat),
  used: inZone(USED),
  prep: inZone(PREP),
  reserve: inZone(RESERVE),
  bag: inZone(BAG),
  card: ({ game }, seat) => unbought(game, seat),
  rolled: listed('rolling', 'rollingCount'),
  drawn: listed('drawn', 'drawnCount'),
};

/** One die of each card the player brought; Basic Actions belong to nobody yet. (R6.5) */
function unbought({ layout, table }: Game, seat: number): number[] {
  const dice: number[] = [];
  for (let card = 0; card < layout.cardCount; card++) {
    const kind = layout.cardKind[card];
    if (kind === SIDEKICK_KIND || layout.cardSeat[card] !== seat) continue;
    if (kind === BASIC_KIND || (table.supply[card] ?? 0) === 0) continue;
    const first = layout.firstDie[card] ?? 0;
    const end = first + (layout.cardDice[card] ?? 0);
    for (let die = first; die < end; die++) {
      if (table.zone[die] !== CARD) continue;
      dice.push(die);
      break;
    }
  }
  return dice;
}

/** Finds the dice that fit; in the Field on both sides, elsewhere one's own unless said otherwise. */
export function finder(filter: DiceFilter, from: Place = 'field'): (scene: Scene) => number[] {
  const fits = fitsOf(filter);
  const search = SEARCHES[from];
  const both = from === 'field' && filter.whose === undefined && filter.named === undefined;
  const isTheirs = filter.whose === 'opposing';
  return (scene) => {
    const seat = isTheirs ? otherSeat(scene.seat) : scene.seat;
    const dice = search(scene, seat);
    if (both) dice.push(...search(scene, otherSeat(scene.seat)));
    return dice.filter((die) => fits(scene, die));
  };
}

/** How many fit, without making a list where that is asked all the time. */
export function counter(filter: DiceFilter, from: Place, characters: boolean) {
  const fits = fitsOf(filter);
  if (from !== 'field') {
    const find = finder(filter, from);
    return (scene: Scene) => find(scene).length;
  }
  return (scene: Scene) => (characters ? countCards(scene, fits, filter) : countDice(scene, fits));
}

/** Whether a character die in the Field, of either side, passes a test. */
export function anyInField(scene: Scene, fits: Fits): boolean {
  const { game } = scene;
  const { table } = game;
  for (let seat = 0; seat < 2; seat++) {
    for (let zone = FIELD; zone <= ATTACK; zone++) {
      const count = table.count(seat, zone);
      for (let place = 0; place < count; place++) {
        const die = table.at(seat, zone, place);
        if (showsCharacter(game, die) && fits(scene, die)) return true;
      }
    }
  }
  return false;
}

function countDice(scene: Scene, fits: Fits): number {
  const { table } = scene.game;
  let sum = 0;
  for (let seat = 0; seat < 2; seat++) {
    for (let zone = FIELD; zone <= ATTACK; zone++) {
      const count = table.count(seat, zone);
      for (let place = 0; place < count; place++) {
        const die = table.at(seat, zone, place);
        if (showsCharacter(scene.game, die) && fits(scene, die)) sum++;
      }
    }
  }
  return sum;
}

/** Cards, not dice; an opposing character of the same name counts on its own. (R15.8) */
function countCards(scene: Scene, fits: Fits, { other }: DiceFilter): number {
  const { layout } = scene.game;
  let sum = 0;
  for (let card = 0; card < layout.cardCount; card++) {
    if (other && card === scene.card) continue;
    if (hasFitting(scene, fits, card)) sum++;
  }
  return sum;
}

function hasFitting(scene: Scene, fits: Fits, card: number): boolean {
  const { layout, table } = scene.game;
  const first = layout.firstDie[card] ?? 0;
  const end = first + (layout.cardDice[card] ?? 0);
  for (let die = first; die < end; die++) {
    const isThere = isInField(table.zone[die] ?? 0) && showsCharacter(scene.game, die);
    if (isThere && fits(scene, die)) return true;
  }
  return false;
}

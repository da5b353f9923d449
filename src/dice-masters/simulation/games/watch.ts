import { amountOf } from '../../engine/abilities/ask.ts';
import { countUnits } from '../../engine/energy/units.ts';
import { WILD } from '../../engine/faces.ts';
import type { Game } from '../../engine/game.ts';
import { pricesOf } from '../../engine/prices.ts';
import type { Watcher } from '../../engine/run.ts';
import { BAG } from '../../engine/state/zones.ts';
import { ownTurn } from '../../players/own-turn.ts';
import type { Diary } from '../../players/policy/policy-player.ts';
import { CARD_FIRSTS, type CardFirst, type GameRecord, MOST_RAMP, PLACE } from './game-record.ts';

const ME = 0;
const OPPONENT = 1;
const NOT_WATCHED = 255;
const SIDEKICKS = 0;
const BASIC_DRAW = 4;
const TYPES = 4;

const [AFFORD, BOUGHT, ROLLED, FIELDED] = (
  ['affordBy', 'bought', 'firstRolled', 'firstFielded'] satisfies CardFirst[]
).map((name) => CARD_FIRSTS.indexOf(name)) as [number, number, number, number];

/** Reads the table after each roll and at the end of each turn of the watched player into a record. */
export class Watch implements Watcher, Diary {
  private readonly record: GameRecord;
  private readonly places: Uint8Array;
  private readonly watchedOf: Uint8Array;
  private readonly hasSwarm: boolean;
  private readonly game: Game;

  /** `places`: the numbers of the watched cards on the table. */
  constructor(game: Game, places: readonly number[], record: GameRecord) {
    this.game = game;
    this.record = record;
    this.places = Uint8Array.from(places);
    this.watchedOf = new Uint8Array(game.layout.cardCount).fill(NOT_WATCHED);
    for (const [watched, place] of places.entries()) this.watchedOf[place] = watched;
    this.hasSwarm = game.layout.cards.some(
      ({ keywords }, card) => game.layout.cardSeat[card] === ME && keywords.includes('swarm'),
    );
  }

  rolled(game: Game): void {
    if (game.active !== ME) return;
    const { record } = this;
    const turn = ownTurn(game, ME);
    record.reached = turn;
    const energy = countUnits(game, ME);
    record.set(turn - 1, PLACE.rolled, energy);
    record.set(turn - 1, PLACE.dice, game.state.now.rollingCount);
    for (let amount = Math.min(energy, MOST_RAMP); amount > 0; amount--) {
      if (record.ramp[amount - 1] !== 0) break;
      record.ramp[amount - 1] = turn;
    }
    this.noteAffordable(game, turn, energy);
    this.noteRoll(game, turn);
    if (this.hasSwarm) record.set(turn - 1, PLACE.swarm, extraDraws(game));
  }

  bought(card: number, cost: number): void {
    const turn = this.spend(cost);
    const watched = this.watchedOf[card] ?? NOT_WATCHED;
    if (watched !== NOT_WATCHED) this.record.first(BOUGHT, watched, turn);
  }

  fielded(die: number, cost: number): void {
    const turn = this.spend(cost);
    const watched = this.watchedOf[this.game.layout.cardOf[die] ?? 0] ?? NOT_WATCHED;
    if (watched !== NOT_WATCHED) this.record.first(FIELDED, watched, turn);
  }

  /** The watched player's turn is over, or the game is. */
  turnEnded(): void {
    const { game, record } = this;
    const at = record.reached - 1;
    if (at < 0) return;
    const { table } = game;
    const left = record.figure(at, PLACE.rolled) - record.figure(at, PLACE.spent);
    record.set(at, PLACE.stranded, Math.max(0, left));
    record.set(at, PLACE.bag, table.count(ME, BAG));
    record.set(at, PLACE.fielded, table.fieldCount(ME));
    if (game.state.now.attackedThisTurn && record.attacked === 0) record.attacked = record.reached;
    this.noteBag(at);
    this.noteDamage();
  }

  /** Damage may also come on the opponent's turn. */
  noteDamage(): void {
    const { game, record } = this;
    const at = record.reached - 1;
    if (at < 0) return;
    const life = game.table.life[OPPONENT] ?? 0;
    record.set(at, PLACE.damage, Math.max(0, game.lifeAtStart[OPPONENT] - life));
  }

  private spend(cost: number): number {
    const { record } = this;
    const turn = record.reached;
    if (turn > 0) {
      record.set(turn - 1, PLACE.spent, record.figure(turn - 1, PLACE.spent) + cost);
    }
    return turn;
  }

  /** Whether the energy on hand pays for a die, be one left or not. (R4.10, R8.4) */
  private noteAffordable(game: Game, turn: number, energy: number): void {
    const { record, places } = this;
    const { layout } = game;
    const { have } = game.scratch;
    const prices = pricesOf(game, places, ME);
    const present = typesPresent(have);
    const wild = have[WILD] ?? 0;
    for (let watched = 0; watched < places.length; watched++) {
      const card = places[watched] ?? 0;
      const cost = prices[card] ?? 0;
      if (cost > energy) continue;
      const missing = (layout.typeMask[card] ?? 0) & ~present;
      if (cost > 0 && missing !== 0 && bitCount(missing) > wild) continue;
      record.afford[watched * record.turns + turn - 1] = 1;
      record.first(AFFORD, watched, turn);
    }
  }

  private noteRoll(game: Game, turn: number): void {
    const { record } = this;
    const { layout, table } = game;
    let bursts = 0;
    for (let place = 0; place < game.state.now.rollingCount; place++) {
      const die = game.state.rolling[place] ?? 0;
      bursts += layout.faces.bursts[table.row[die] ?? 0] ?? 0;
      const watched = this.watchedOf[layout.cardOf[die] ?? 0] ?? NOT_WATCHED;
      if (watched !== NOT_WATCHED) record.first(ROLLED, watched, turn);
    }
    record.set(turn - 1, PLACE.bursts, bursts);
  }

  private noteBag(at: number): void {
    const { game, record } = this;
    const { table, layout } = game;
    const base = at * (record.cards + 1);
    const dice = table.count(ME, BAG);
    for (let place = 0; place < dice; place++) {
      const card = layout.cardOf[table.at(ME, BAG, place)] ?? 0;
      const watched = this.watchedOf[card] ?? NOT_WATCHED;
      const slot = watched === NOT_WATCHED ? SIDEKICKS : watched + 1;
      record.bag[base + slot] = (record.bag[base + slot] ?? 0) + 1;
    }
  }
}

/** Dice drawn beyond the usual ones and what texts add; Swarm is the only rule that does so. (E30) */
function extraDraws(game: Game): number {
  const added = game.hooks.modifierCount > 0 ? amountOf(game, 'extra-draws', 0, ME, -1) : 0;
  return Math.max(0, game.state.now.drawnCount - BASIC_DRAW - added);
}

/** Types with at least one unit, as bits. */
function typesPresent(have: Int32Array): number {
  let mask = 0;
  for (let type = 0; type < TYPES; type++) if (have[type] !== 0) mask |= 1 << type;
  return mask;
}

function bitCount(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
}

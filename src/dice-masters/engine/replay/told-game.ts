import { openSession } from '../../../tabletop/session.ts';
import type { Face } from '../../cards/face.ts';
import { Game } from '../game.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { untilItStops } from '../play.ts';
import { PROFILES, type ProfileId } from '../profile.ts';
import type { Chance } from '../random/chance.ts';
import { diceMasters, type GameSession } from '../session.ts';
import type { PlacedCard, PlayerSetup, Setup } from '../setup.ts';
import { playTurn } from '../turn.ts';
import type { FindCard, GameSpec } from './replay.ts';

/** A card of the catalogue, with what this game plays differently. */
export interface ToldCard {
  card: string;
  dice: number;
  cost?: number;
  faces?: readonly Face[];
  /** Whether its text does nothing in this game, as in the books. */
  isSilent: boolean;
}

/** What is told after so many picks of the game. */
interface ToldStep {
  picks: number;
  words: string;
  rules: readonly string[];
}

interface ToldTurn {
  /** The id under which the rules tell it. */
  rule: string;
  title: string;
  steps: readonly ToldStep[];
}

interface ToldSeat {
  name: string;
  life: number;
  cards: readonly ToldCard[];
}

/** A whole game with its luck and a sentence for every step, in numbers that need no reading. */
export interface ToldGame {
  title: string;
  intro: string;
  profile: ProfileId;
  seats: readonly [ToldSeat, ToldSeat];
  picks: readonly number[];
  /** Places in the bag and faces, in the order of draws and rolls. */
  luck: readonly number[];
  turns: readonly ToldTurn[];
}

/** The table after so many picks, no later than the end of the turn. */
export function playTold(told: ToldGame, turn: number, picks: number, find: FindCard): GameSession {
  const [one, other] = told.seats;
  const game = diceMasters(({ profile, first, turns, luck }, { chooser, log }) => {
    const setup: Setup = {
      profile: PROFILES[profile],
      seats: [seatOf(one, find), seatOf(other, find)],
      first,
      turns,
      luck,
    };
    const table = new Game(setup, KEYWORDS, [chooser, chooser], new ToldLuck(told.luck));
    table.reset();
    table.log = log;
    const play = () =>
      untilItStops(table, () => {
        for (let played = 0; played <= turn; played++) playTurn(table);
      });
    return { table, play, reseed: () => undefined };
  });
  return openSession(game, { setup: specOf(told), seed: '', picks: told.picks.slice(0, picks) });
}

/** Who plays what, by names and numbers. */
export function specOf({ profile, turns, seats: [one, other] }: ToldGame): GameSpec {
  return {
    profile,
    first: 0,
    turns: turns.length,
    luck: 'seed',
    seats: [
      { kind: 'player', life: one.life, cards: one.cards },
      { kind: 'player', life: other.life, cards: other.cards },
    ],
  };
}

function seatOf({ life, cards }: ToldSeat, find: FindCard): PlayerSetup {
  return { kind: 'player', life, cards: cards.map((card) => cardOf(card, find)) };
}

function cardOf(told: ToldCard, find: FindCard): PlacedCard {
  const card = find(told.card);
  if (!card) throw new Error(`there is no card ${told.card}`);
  const { dice, cost = card.cost, faces = card.faces, isSilent } = told;
  return {
    dice,
    card: { ...card, cost, faces, abilities: isSilent ? [] : card.abilities },
  };
}

class ToldLuck implements Chance {
  private readonly luck: readonly number[];
  private place = 0;

  constructor(luck: readonly number[]) {
    this.luck = luck;
  }

  draw(): number {
    return this.luck[this.place++] ?? 0;
  }

  roll(): number {
    return this.luck[this.place++] ?? 0;
  }
}

import type { Face } from '../../cards/face.ts';
import type { Ability } from '../abilities/ability.ts';
import { ReplayingChooser } from '../choosers/replaying.ts';
import { Game } from '../game.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { GameLog } from '../log.ts';
import { type Outcome, untilItStops } from '../play.ts';
import { PROFILES, type ProfileId } from '../profile.ts';
import type { Chance } from '../random/chance.ts';
import type { PlacedCard, PlayerSetup } from '../setup.ts';
import { playTurn } from '../turn.ts';
import type { FindCard } from './replay.ts';

/** A card of the catalogue, with what this game plays differently. */
export interface ToldCard {
  card: string;
  dice: number;
  cost?: number;
  faces?: readonly Face[];
  /** Names of the texts that act; no other does. */
  texts: readonly string[];
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

type FindText = (name: string) => Ability | undefined;

/** The table after so many picks, no later than the end of the turn. */
export function playTold(
  told: ToldGame,
  turn: number,
  picks: number,
  find: FindCard,
  text: FindText,
): { game: Game; log: GameLog; outcome: Outcome } {
  const chooser = new ReplayingChooser(told.picks.slice(0, picks));
  const [one, other] = told.seats;
  const setup = {
    profile: PROFILES[told.profile],
    seats: [seatOf(one, find, text), seatOf(other, find, text)] as const,
    first: 0 as const,
    turns: told.turns.length,
    luck: 'seed' as const,
  };
  const game = new Game(setup, KEYWORDS, [chooser, chooser], new ToldLuck(told.luck));
  game.reset();
  const log = new GameLog();
  game.log = log;
  const outcome = untilItStops(game, () => {
    for (let played = 0; played <= turn; played++) playTurn(game);
  });
  return { game, log, outcome };
}

function seatOf({ life, cards }: ToldSeat, find: FindCard, text: FindText): PlayerSetup {
  return { kind: 'player', life, cards: cards.map((card) => cardOf(card, find, text)) };
}

function cardOf(told: ToldCard, find: FindCard, text: FindText): PlacedCard {
  const card = find(told.card);
  if (!card) throw new Error(`there is no card ${told.card}`);
  const { dice, cost = card.cost, faces = card.faces, texts } = told;
  return {
    dice,
    card: { ...card, cost, faces, abilities: texts.flatMap((name) => text(name) ?? []) },
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

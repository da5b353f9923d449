import { RANDOM } from '../../../../src/quarriors/engine/choosers/random.ts';
import type { Game } from '../../../../src/quarriors/engine/game.ts';
import { Match } from '../../../../src/quarriors/engine/play.ts';
import { PROFILES } from '../../../../src/quarriors/engine/profile.ts';
import { placedCards, type Seat } from '../../../../src/quarriors/engine/setup.ts';
import { dealt, dealWilds, wildsCards } from '../../../../src/quarriors/wilds/index.ts';
import { box } from '../../the-box.ts';

const CARDS = wildsCards(box.cards, box.classes);
const NO_WISHES = { locked: [], excluded: [] };
const IDS = Object.keys(PROFILES) as (keyof typeof PROFILES)[];

/** A table with a Wilds dealt from the seed; random players. */
export function randomMatch(seed: string, players: number, profile = 0): Match {
  const wilds = dealt(dealWilds(CARDS, NO_WISHES, seed));
  const setup = {
    profile: PROFILES[IDS[profile % IDS.length] ?? '2011'],
    players,
    cards: placedCards(box, wilds),
    first: (seed.length % players) as Seat,
    turns: 4000,
  };
  return new Match(setup, RANDOM);
}

/** What is wrong with a table between two phases; nothing for a sound one. */
function faultsOf({ state, layout, goal, setup }: Game): string[] {
  const faults: string[] = [];
  const expect = (is: boolean, what: string) => {
    if (!is) faults.push(`turn ${state.turn}, ${state.phase}: ${what}`);
  };
  const dice = new Set<number>();
  for (let place = 0; place < state.counts.length; place++) {
    for (let slot = 0; slot < (state.counts[place] ?? 0); slot++) {
      const die = state.dieAt(place, slot);
      expect(!dice.has(die), `die ${die} lies twice`);
      expect(state.place[die] === place && state.slot[die] === slot, `die ${die} is lost`);
      dice.add(die);
    }
  }
  expect(dice.size === layout.diceCount, `${dice.size} dice of ${layout.diceCount}`);
  for (let die = 0; die < layout.diceCount; die++) {
    const creature = state.attachedTo[die] ?? -1;
    if (creature < 0) continue;
    expect(state.place[creature] === state.place[die], `die ${die} lies with nobody`);
  }
  for (let seat = 0; seat < setup.players; seat++) {
    const glory = state.glory[seat] ?? 0;
    expect(glory >= 0 && glory < goal, `Glory ${glory}`);
  }
  expect(state.quiddity >= 0, 'Quiddity below 0');
  return faults;
}

/** Plays a random game and tells what went wrong. */
export function violationsIn(seed: string, players: number, profile = 0): string[] {
  const { game, ...match } = watched(seed, players, profile);
  const faults: string[] = [];
  game.onPhase = () => faults.push(...faultsOf(game));
  const outcome = match.play();
  if (outcome.end !== 'glory' && outcome.end !== 'cards') faults.push(`ended by ${outcome.end}`);
  if (outcome.winners.length === 0) faults.push('nobody won');
  return faults;
}

function watched(seed: string, players: number, profile: number) {
  const match = randomMatch(seed, players, profile);
  return { game: match.game, play: () => match.play(seed) };
}

import type { Card } from '../../../../src/dice-masters/cards/card.ts';
import { PROFILES } from '../../../../src/dice-masters/engine/profile.ts';
import type { EngineCard, PlayerSetup, Setup } from '../../../../src/dice-masters/engine/setup.ts';
import type { Xoshiro } from '../../../../src/tabletop/luck/xoshiro.ts';
import { cardOf, maxDiceOf } from '../../engine/support/catalogue.ts';
import { violationsIn } from '../../engine/support/invariants.ts';
import { teamLuck } from '../../engine/support/random-team.ts';
import { BOX_CARDS } from './box-sets.ts';
import { CuriousPlayer } from './curious-player.ts';
import { Witness } from './witness.ts';

/** What a run of random games has shown. */
export interface Shown {
  games: number;
  /** Texts that never did anything: `hhs-017 Karai, clause 1`. */
  unseen: string[];
  /** Whatever went against the rules. */
  violations: string[];
}

const TURNS = 14;
const CARDS_OF_TEAM = 8;

/** Plays random teams, of the three boxes where nothing else is said, until every text of every card has done something, or so many games are over. */
export function playUntilAllSeen(
  seed: string,
  mostGames: number,
  all: readonly Card[] = BOX_CARDS,
): Shown {
  const witness = new Witness();
  const cards = all
    .filter(({ abilities }) => abilities !== null)
    .map(({ id }) => witness.watched(cardOf(id)));
  const names = new Map(
    cards.flatMap(({ id, name, abilities }) =>
      abilities.map((_, place) => [`${id} ${place + 1}`, `${id} ${name}, clause ${place + 1}`]),
    ),
  );
  const luck = teamLuck(seed);
  const violations: string[] = [];
  let games = 0;
  const unseen = () => [...names.keys()].filter((name) => !witness.seen.has(name));
  for (let left = unseen(); games < mostGames && left.length > 0; left = unseen()) {
    const wishes = new Set(left.map((name) => name.split(' ')[0] ?? ''));
    const setup = setupOf(cards, wishes, luck);
    const game = `${seed}-${games++}`;
    const found = violationsIn(game, TURNS, new CuriousPlayer(withFriends(wishes)), setup);
    violations.push(...found.map((one) => `${game}: ${one}`));
  }
  return { games, unseen: unseen().map((name) => names.get(name) ?? name), violations };
}

/** Who wants to see a text buys its friends too. */
function withFriends(wishes: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set([...wishes].flatMap(friendsOf));
  return new Set([
    ...wishes,
    ...BOX_CARDS.filter((one) => names.has(one.name)).map(({ id }) => id),
  ]);
}

function setupOf(cards: readonly EngineCard[], wishes: ReadonlySet<string>, luck: Xoshiro): Setup {
  const profiles = Object.values(PROFILES);
  return {
    profile: profiles[luck.below(profiles.length)] ?? PROFILES['2019'],
    seats: [teamOf(cards, wishes, luck), teamOf(cards, wishes, luck)],
    first: luck.below(2) === 0 ? 0 : 1,
    turns: TURNS,
    luck: 'seed',
  };
}

/** Cards without which the text of a card has nothing to do: those it names, those that draw where it waits for that. */
function friendsOf(id: string): string[] {
  const text = textOf(BOX_CARDS.find((card) => card.id === id));
  const named = [...text.matchAll(/"named":"([^"]+)"/g)].map(([, name = '']) => name);
  return text.includes('"event":"draws-and-rolls"') ? [...named, ...DRAWING] : named;
}

const textOf = (card: (typeof BOX_CARDS)[number] | undefined) =>
  JSON.stringify(card?.abilities ?? []);

const DRAWING = BOX_CARDS.filter((card) => /"to":"roll"(?!,"quiet")/.test(textOf(card))).map(
  ({ name }) => name,
);

/** Mostly cards that still have something to show, of different names. */
function teamOf(
  cards: readonly EngineCard[],
  wishes: ReadonlySet<string>,
  luck: Xoshiro,
): PlayerSetup {
  const wanted = cards.filter(({ id }) => wishes.has(id));
  const team = new Map<string, EngineCard>();
  for (let tries = 0; tries < 60 && team.size < CARDS_OF_TEAM; tries++) {
    const from = wanted.length > 0 && luck.below(3) > 0 ? wanted : cards;
    const card = from[luck.below(from.length)];
    if (!card || team.has(card.name)) continue;
    team.set(card.name, card);
    for (const name of friendsOf(card.id)) {
      const friend = cards.find((one) => one.name === name);
      if (friend) team.set(name, team.get(name) ?? friend);
    }
  }
  return {
    kind: 'player',
    life: 40,
    cards: [...team.values()].map((card) => ({ card, dice: maxDiceOf(card.id) })),
  };
}

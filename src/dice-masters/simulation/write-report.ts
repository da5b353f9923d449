import { unplayedParts } from '../engine/unplayed.ts';
import { shareOf, sharesByTurn, spreadOf, sum } from './counts/statistics.ts';
import type { Tally } from './counts/tally.ts';
import { MOST_RAMP } from './games/game-record.ts';
import { type WatchedCard, watchedCards } from './games/watched-cards.ts';
import type { CardReport, Coverage, GamePick, SimReport, TurnReport } from './report.ts';
import { gameSeed, type SimRequest } from './request.ts';
import { readPace } from './run/bench.ts';
import type { Gathering, Paces } from './run/gathering.ts';

/** What the games so far showed of one team. */
export function writeReport(request: SimRequest, gathering: Gathering, team = 0): SimReport {
  const tally = gathering.tallies[team];
  const paces = gathering.paces[team];
  if (!tally || !paces) throw new Error(`there is no team ${team}`);
  const cards = watchedCards(request);
  const { done, games } = gathering;
  return {
    done,
    games,
    isFinal: done === games,
    seed: request.seed,
    policy: request.policy.name,
    turns: Array.from({ length: tally.turns }, (_, turn) => turnReport(tally, turn, cards)),
    cards: cards.map(({ card }, place) => cardReport(tally, place, card)),
    lethal: sharesByTurn(tally.lethal),
    lethalTurn: lethalTurn(tally),
    attacked: sharesByTurn(tally.attacked),
    ramp: Array.from({ length: MOST_RAMP }, (_, place) => ({
      energy: place + 1,
      byTurn: sharesByTurn(tally.ramp(place + 1)),
    })),
    swarm: spreadOf(tally.swarm),
    bursts: spreadOf(tally.bursts),
    fastest: pickAt(0, paces, request),
    median: pickAt(0.5, paces, request),
    slowest: pickAt(1, paces, request),
    coverage: coverageOf(request),
  };
}

function turnReport(tally: Tally, turn: number, cards: readonly WatchedCard[]): TurnReport {
  const spread = (name: Parameters<Tally['figure']>[0]) => spreadOf(tally.figure(name, turn));
  const bag = spread('bag');
  const inBag = tally.bag(turn);
  return {
    turn: turn + 1,
    rolled: spread('rolled'),
    spent: spread('spent'),
    stranded: spread('stranded'),
    dice: spread('dice'),
    bag,
    bagContent: ['sidekick', ...cards.map(({ card }) => card.id)].map((card, place) => ({
      card,
      mean: bag.of > 0 ? (inBag[place] ?? 0) / bag.of : 0,
    })),
    fielded: spread('fielded'),
    damage: spread('damage'),
    swarm: spread('swarm'),
    bursts: spread('bursts'),
  };
}

function cardReport(
  tally: Tally,
  place: number,
  { id, name, cost }: WatchedCard['card'],
): CardReport {
  const reached = Array.from({ length: tally.turns }, (_, turn) =>
    sum(tally.figure('rolled', turn)),
  );
  return {
    card: id,
    name,
    cost,
    afford: Array.from(tally.afford(place), (games, turn) => shareOf(games, reached[turn] ?? 0)),
    affordBy: sharesByTurn(tally.first('affordBy', place)),
    bought: sharesByTurn(tally.first('bought', place)),
    firstRolled: sharesByTurn(tally.first('firstRolled', place)),
    firstFielded: sharesByTurn(tally.first('firstFielded', place)),
  };
}

/** Only games that won, by turn. */
function lethalTurn({ lethal }: Tally): SimReport['lethalTurn'] {
  const won = [0, ...lethal.subarray(1)];
  return sum(won) > 0 ? spreadOf(won) : null;
}

function pickAt(share: number, paces: Paces, request: SimRequest): GamePick | null {
  const pace = paces.at(share);
  if (pace === null) return null;
  const index = paces.gameOf(pace);
  return { index, seed: gameSeed(request.seed, index), ...readPace(pace, request.spec.turns) };
}

function coverageOf({ cards, spec }: SimRequest): Coverage {
  const named = new Set(
    spec.seats
      .flatMap((seat) => (seat.kind === 'player' ? seat.cards : []))
      .map(({ card }) => card),
  );
  const onTable = cards.filter(({ id }) => named.has(id));
  const withText = onTable.filter(({ keywords, hasWords }) => hasWords || keywords.length > 0);
  const notSimulated = onTable
    .map((card) => ({ card: card.id, name: card.name, lines: unplayedParts(card) }))
    .filter(({ lines }) => lines.length > 0);
  return {
    withText: withText.length,
    simulated: withText.length - notSimulated.length,
    notSimulated,
  };
}

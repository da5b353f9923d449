import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { affordTable } from '../../../dice-masters/odds/index.ts';
import type { Policy } from '../../../dice-masters/players/index.ts';
import {
  benchFor,
  chunksOf,
  Gathering,
  type Job,
  writeComparison,
} from '../../../dice-masters/simulation/index.ts';
import type { Team } from '../../../dice-masters/teams/index.ts';
import type { CardLibrary } from '../../card-data/card-library.ts';
import { teamRequest } from '../../simulation/team-request.ts';
import type { EditAnswer, EditGames, EditQuestion, NewCard } from './edit-odds-messages.ts';
import { EDIT_SETTINGS } from './edit-settings.ts';

/** What an edit does to the odds: exactly for the opening, by games on the same luck beyond it. */
export function answerEdit(
  { id, before, after }: EditQuestion,
  library: CardLibrary,
  policy: Policy,
): EditAnswer {
  return {
    id,
    newCards: newCards(before, after, library.catalogue),
    games: playPairs(before, after, library, policy),
  };
}

function newCards(before: Team, after: Team, catalogue: CardStore): NewCard[] {
  const old = new Set([...before.cards, ...before.basicActions].map(({ card }) => card));
  const cards = [...after.cards, ...after.basicActions]
    .filter(({ card }) => !old.has(card))
    .flatMap(({ card }) => catalogue.card(card) ?? [])
    .filter(({ kind }) => kind !== 'sidekick-card');
  const prices = cards.map(({ id, cost, energy }) => ({ id, cost, types: energy }));
  const opening = { firstTurnDraw: 'three-and-out', reroll: 'best' } as const;
  const first = affordTable(prices, { ...opening, seat: 'first' });
  const second = affordTable(prices, { ...opening, seat: 'second' });
  return cards.flatMap(({ name }, at) => {
    const [one, two] = [first[at], second[at]];
    return one && two
      ? [{ name, turn1: { first: one.turn1, second: two.turn1 }, byTurn2: two.byTurn2 }]
      : [];
  });
}

function playPairs(
  before: Team,
  after: Team,
  library: CardLibrary,
  policy: Policy,
): EditGames | null {
  const { games, seed, turns, byTurn } = EDIT_SETTINGS;
  const [one, two] = [before, after].map((team) =>
    teamRequest(team, library, { policy, games, seed, turns, first: 1 }),
  );
  if (!one?.ok || !two?.ok) return null;
  const request = { before: one.request, after: two.request };
  const job: Job = { kind: 'comparison', request };
  const bench = benchFor(job);
  const gathering = new Gathering(job);
  for (const chunk of chunksOf(games)) gathering.add(chunk, bench.play(chunk));
  const report = writeComparison(request, gathering);
  const damage = report.damage.at(-1);
  const stranded = report.stranded[byTurn - 1];
  if (!damage || !stranded) return null;
  return {
    pairs: games,
    cards: report.cards.flatMap(({ name, affordBy }) => {
      const change = affordBy[byTurn - 1];
      return change ? [{ name, change }] : [];
    }),
    damage,
    stranded,
  };
}

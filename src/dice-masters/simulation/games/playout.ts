import { engineCard } from '../../engine/engine-card.ts';
import type { Game } from '../../engine/game.ts';
import { Match, untilItStops } from '../../engine/play.ts';
import { type FindCard, setupOf } from '../../engine/replay/replay.ts';
import type { Setup } from '../../engine/setup.ts';
import { playTurn } from '../../engine/turn.ts';
import { PolicyPlayer } from '../../players/policy/policy-player.ts';
import { gameSeed, type SimRequest } from '../request.ts';
import { GameRecord } from './game-record.ts';
import { Watch } from './watch.ts';
import { watchedCards } from './watched-cards.ts';

/** A table on which the games of one request are played, one after the other. */
export class Playout {
  readonly record: GameRecord;
  private readonly seed: string;
  private readonly match: Match;
  private readonly watch: Watch;

  constructor(request: SimRequest) {
    const watched = watchedCards(request);
    this.seed = request.seed;
    this.record = new GameRecord(request.spec.turns, watched.length);
    const players = playersOf(request);
    this.match = new Match(requireSetup(request), players);
    const places = watched.map(({ place }) => place);
    this.watch = new Watch(this.match.game, places, this.record);
    players[0].diary = this.watch;
    this.match.game.watcher = this.watch;
  }

  /** Plays one game and leaves what it showed in the record. */
  play(index: number): void {
    const { match, record, watch } = this;
    record.clear();
    match.restart(gameSeed(this.seed, index));
    const { game } = match;
    untilItStops(game, () => playTurns(game, watch));
    if (game.winner !== null) endEarly(game, watch);
    if (game.winner === 0 || game.winner === 'tie') record.lethal = record.reached;
  }
}

/** Somebody lost in the middle of a turn. */
function endEarly(game: Game, watch: Watch): void {
  if (game.active === 0) watch.turnEnded();
  else watch.noteDamage();
}

function playTurns(game: Game, watch: Watch): void {
  const last = game.setup.turns * 2;
  while (game.turn < last) {
    const { active } = game;
    playTurn(game);
    if (active === 0) watch.turnEnded();
    else watch.noteDamage();
  }
}

export function playersOf({
  policy,
  rival,
}: Pick<SimRequest, 'policy' | 'rival'>): [PolicyPlayer, PolicyPlayer] {
  return [new PolicyPlayer(policy), new PolicyPlayer(rival)];
}

/** Finds the cards of a request as the engine plays them. */
export function cardFinder({ cards }: Pick<SimRequest, 'cards'>): FindCard {
  const byId = new Map(cards.map((card) => [card.id, engineCard(card) ?? undefined]));
  return (id) => byId.get(id);
}

function requireSetup(request: SimRequest): Setup {
  const setup = setupOf(request.spec, cardFinder(request));
  if ('unknown' in setup)
    throw new Error(`The request names ${setup.unknown} but does not hold it.`);
  return setup;
}

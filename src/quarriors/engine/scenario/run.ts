import { SeededChance } from '../chance.ts';
import { Game } from '../game.ts';
import { GameLog } from '../log.ts';
import { type Outcome, untilItStops } from '../play.ts';
import { PROFILES } from '../profile.ts';
import { placedCards, type Seat } from '../setup.ts';
import type { Box } from '../spec.ts';
import { playFrom, playTurn } from '../turn.ts';
import { questionOf, viewOf } from '../view.ts';
import { checkExpectations, type Played } from './check.ts';
import { cardNamed } from './dice-text.ts';
import { placeDice } from './place.ts';
import type { Scenario } from './scenario.ts';
import { ScriptedChance } from './scripted-chance.ts';
import { ScriptedChooser } from './scripted-chooser.ts';

interface ScenarioResult extends Played {
  outcome: Outcome;
  /** What was not as expected, was left unused, or could not be understood. */
  problems: string[];
}

/** Plays a scenario and compares what comes of it. */
export function runScenario(scenario: Scenario, box: Box): ScenarioResult {
  const chooser = new ScriptedChooser(scenario.picks, scenario.stop === 'picks');
  const seeded = new SeededChance();
  seeded.restart(scenario.seed, 0);
  const chance = new ScriptedChance(scenario.draws, scenario.rolls, seeded);
  const { seats, active, turn, turns, phase } = scenario;
  const setup = {
    profile: PROFILES[scenario.profile],
    players: seats.length,
    cards: placedCards(box, wildsIn(scenario, box)),
    first: active,
    turns: turn + turns,
  };
  const game = new Game(setup, chooser, chance);
  game.policy = seeded.streams.policy;
  placeDice(game, scenario);
  prepare(game, scenario);
  game.log = new GameLog();
  const outcome = untilItStops(game, () => {
    playFrom(game, phase);
    for (let left = turns - 1; left > 0; left--) playTurn(game);
  });
  const open = outcome.end === 'open' ? questionOf(game) : null;
  const played = { game, view: viewOf(game), open, log: game.log };
  const problems = [
    ...checkExpectations(scenario.expect, played),
    ...chooser.left(),
    ...chance.left(),
  ];
  return { ...played, outcome, problems };
}

function prepare({ state, setup }: Game, scenario: Scenario): void {
  state.active = scenario.active as Seat;
  state.turn = scenario.phase === 'start' ? scenario.turn - 1 : scenario.turn;
  state.quiddity = scenario.quiddity;
  state.scored = scenario.scored;
  state.captures = setup.profile.captures;
}

/** The cards it lists, and those whose dice it names. */
function wildsIn({ wilds, seats }: Scenario, { cards, classes }: Box): string[] {
  const named = cards.map((card) => ({
    ...card,
    faces: classes.find(({ id }) => id === card.class)?.faces ?? [],
  }));
  const dice = seats.flatMap(({ glory: _, ...zones }) =>
    Object.values(zones).flatMap((z) => z ?? []),
  );
  const ids = [...wilds, ...dice.flatMap((text) => cardNamed(text, named) ?? [])];
  const isBasic = (id: string) => classes.some((one) => one.id === id && one.kind === 'basic');
  return [...new Set(ids)].filter((id) => !isBasic(id));
}

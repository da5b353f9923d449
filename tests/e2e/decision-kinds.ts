import { DECISIONS, type DecisionKind } from '../../src/dice-masters/engine/decisions/decision.ts';
import { ENGINE_VERSION, type GameSpec } from '../../src/dice-masters/engine/replay/replay.ts';
import { Xoshiro } from '../../src/tabletop/luck/xoshiro.ts';
import { formatGame } from '../../src/ui/game-link/game-link.ts';
import { PERSON, runTable } from '../../src/ui/goldfish/table/run-table.ts';
import { PLAYABLE } from '../dice-masters/engine/support/catalogue.ts';
import { library } from '../ui/goldfish/library.ts';

const GAMES = 400;
const TURNS = 12;
const TEAM = 8;
const OF_A_BOX = /^(hhs|imw|wwe)-/;
/** Only this character lets a player choose a face, and only of an action die. */
const RARE = ['hhs-035', 'hhs-057'].map((card) => ({ card, dice: 3 }));

/** A link to a position for every kind of question that any card brings up, found by playing at random. */
export function linksByKind(): Map<DecisionKind, string> {
  const links = new Map<DecisionKind, string>();
  for (let game = 0; game < GAMES && links.size < DECISIONS.length; game++) {
    const luck = new Xoshiro();
    luck.restart(game + 1, 7, 11, 13);
    findIn(specOf(luck, game % 10 === 0 ? 'ask-own' : 'seed'), luck, links);
  }
  return links;
}

/** Two teams of cards of the three boxes, which bring up every kind of question often. */
function specOf(luck: Xoshiro, source: GameSpec['luck']): GameSpec {
  const speaks = luck.below(2) === 0 ? 'abilities' : 'keywords';
  const telling = PLAYABLE.filter(
    (id) => OF_A_BOX.test(id) && (library.find(id)?.[speaks].length ?? 0) > 0,
  );
  const team = () => ({
    kind: 'player' as const,
    life: 20,
    cards: Array.from({ length: TEAM }, () => ({
      card: telling[luck.below(telling.length)] ?? '',
      dice: 2,
    })).concat(RARE),
  });
  return { profile: '2019', first: 0, turns: TURNS, luck: source, seats: [team(), team()] };
}

function findIn(spec: GameSpec, luck: Xoshiro, links: Map<DecisionKind, string>): void {
  const seed = String(luck.next());
  const run = runTable(spec, seed, [], library.find, (decision, game) => {
    const isNew = decision.seat === PERSON && !links.has(decision.kind);
    return isNew || game.turn > TURNS ? -1 : luck.below(decision.count);
  });
  const { kind, seat } = run.game.decision;
  if (run.outcome.end !== 'open' || seat !== PERSON || links.has(kind)) return;
  const { picks, hashes } = run;
  const replay = { version: ENGINE_VERSION, spec, seed, fates: [], picks, hashes };
  links.set(
    kind,
    `#${formatGame({ replay, names: ['', ''], place: picks.length, isWatched: false })}`,
  );
}

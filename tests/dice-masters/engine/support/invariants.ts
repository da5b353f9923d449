import { RANDOM } from '../../../../src/dice-masters/engine/choosers/random.ts';
import type { Chooser } from '../../../../src/dice-masters/engine/decisions/chooser.ts';
import type { Game } from '../../../../src/dice-masters/engine/game.ts';
import { GameLog, isMove, type MoveEvent } from '../../../../src/dice-masters/engine/log.ts';
import { MOVEMENTS, type Zone } from '../../../../src/dice-masters/engine/movement.ts';
import { Match, run } from '../../../../src/dice-masters/engine/play.ts';
import { PROFILES } from '../../../../src/dice-masters/engine/profile.ts';
import type { Recorder } from '../../../../src/dice-masters/engine/run.ts';
import type {
  OpponentSetup,
  PlayerSetup,
  Setup,
} from '../../../../src/dice-masters/engine/setup.ts';
import { OUT, RESERVE, ZONE_COUNT } from '../../../../src/dice-masters/engine/state/zones.ts';
import { showsEnergy, zoneDice } from '../../../../src/dice-masters/engine/stats.ts';
import type { Xoshiro } from '../../../../src/tabletop/luck/xoshiro.ts';
import { ABILITIES } from './abilities.ts';
import { randomTeam, teamLuck } from './random-team.ts';

const profiles = [PROFILES['2019'], PROFILES['2016'], PROFILES.later];

/** Puts random texts on the cards of a team: nonsense for a player, good for finding mistakes. */
function withTexts(team: PlayerSetup, luck: Xoshiro): PlayerSetup {
  const texts = Object.values(ABILITIES);
  const some = () =>
    Array.from({ length: luck.below(3) }, () => texts[luck.below(texts.length)]).filter(
      (one) => one !== undefined,
    );
  const cards = team.cards.map(({ card, dice }) => ({
    dice,
    card: { ...card, abilities: some() },
  }));
  return { ...team, cards };
}

/** The same with texts of the tests on all cards. */
export function randomSetupWithTexts(seed: string, turns: number): Setup {
  const luck = teamLuck(seed);
  const setup = randomSetup(seed, turns);
  const [first, second] = setup.seats;
  return {
    ...setup,
    seats: [withTexts(first, luck), second.kind === 'player' ? withTexts(second, luck) : second],
  };
}

/** A setup out of the whole catalogue: any profile, any kind of opponent. */
export function randomSetup(seed: string, turns: number): Setup {
  const luck = teamLuck(seed);
  const opponents: OpponentSetup[] = [
    randomTeam(luck),
    randomTeam(luck),
    { kind: 'nobody', life: 20 },
    {
      kind: 'dummy',
      life: 20,
      blockers: [
        { turn: 1, count: 2 },
        { turn: 3, count: 3 },
      ],
    },
  ];
  return {
    profile: profiles[luck.below(profiles.length)] ?? PROFILES['2019'],
    seats: [randomTeam(luck), opponents[luck.below(opponents.length)] ?? randomTeam(luck)],
    first: luck.below(2) === 0 ? 0 : 1,
    turns,
    luck: 'seed',
  };
}

/** Plays one random game under watch; everything that went against the rules, in words. */
export function violationsIn(
  seed: string,
  turns = 6,
  chooser: Chooser = RANDOM,
  setup: Setup = randomSetup(seed, turns),
): string[] {
  const match = new Match(setup, [chooser, chooser]);
  const watch = new Watch(match.game);
  const log = new GameLog();
  match.restart(seed, 0, log);
  match.game.recorder = watch;
  run(match.game);
  const moves = log.entries.filter(isMove);
  return [...watch.problems, ...moves.filter((move) => !isLegal(move)).map(describeMove)];
}

/** The state at the end of a game, with or without someone keeping the log. */
export function finalHash(seed: string, turns: number, log: GameLog | null): number {
  const match = new Match(randomSetup(seed, turns), [RANDOM, RANDOM]);
  match.play(seed, 0, log);
  return match.game.state.hash();
}

class Watch implements Recorder {
  readonly problems: string[] = [];
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  pick(): void {
    const { decision } = this.game;
    if (decision.count < 2) this.problems.push(`${decision.kind} had ${decision.count} options`);
  }

  turnEnded(): void {
    this.problems.push(...conservation(this.game), ...boundaries(this.game));
  }
}

/** Every die is in exactly one zone, and none is lost. */
function conservation({ table, layout }: Game): string[] {
  const seen = new Uint8Array(layout.diceCount);
  const problems: string[] = [];
  for (let seat = 0; seat < 2; seat++) {
    for (let zone = 0; zone < ZONE_COUNT; zone++) {
      for (let place = 0; place < table.count(seat, zone); place++) {
        const die = table.at(seat, zone, place);
        seen[die] = (seen[die] ?? 0) + 1;
        if (table.zone[die] !== zone || table.side[die] !== seat) {
          problems.push(`die ${die} lies in two places`);
        }
      }
    }
  }
  if (seen.some((times) => times !== 1)) problems.push('dice are not conserved');
  const onCards = table.supply.reduce((sum, count) => sum + count, 0);
  if (onCards !== table.count(0, 0) + table.count(1, 0)) problems.push('the supply is wrong');
  return problems;
}

/** What must hold whenever a turn has ended. */
function boundaries(game: Game): string[] {
  const { table, active, lifeAtStart } = game;
  const problems: string[] = [];
  for (const seat of [0, 1] as const) {
    if ((table.life[seat] ?? 0) > lifeAtStart[seat]) problems.push('life above the start');
    if ((table.life[seat] ?? 0) <= 0) problems.push('a player without life plays on');
    if (table.count(seat, OUT) > 0) problems.push('dice are still Out of Play');
    if (zoneDice(game, seat, RESERVE).some((die) => !showsEnergy(game, die))) {
      problems.push(`the Reserve of seat ${seat} holds more than energy after seat ${active}`);
    }
  }
  if (table.damage.some((damage) => damage > 0)) problems.push('damage outlives the turn');
  if (game.state.lists.lasting.length > 0 || game.state.lists.queue.length > 0)
    problems.push('effects outlive the turn');
  return problems;
}

/** Dummies, Epic Basic Actions, control that ends, and what a card says instead. */
const UNLISTED: ReadonlySet<string> = new Set(['G6', 'E58', 'R15.9', 'R17.3']);

/** One of the movements of section 5, or caused by an ability. */
function isLegal({ from, to, rules, by }: MoveEvent): boolean {
  const [named] = rules.filter((rule) => MOVEMENTS.some(({ id }) => id === rule));
  const movement = MOVEMENTS.find(({ id }) => id === named);
  if (!movement) return by >= 0 || rules.some((rule) => UNLISTED.has(rule));
  const starts: Zone[] = from === 'attack' ? ['attack', 'field'] : [from];
  const fromFits =
    movement.from.length === 0 || starts.some((zone) => movement.from.includes(zone));
  return fromFits && movement.to.includes(to);
}

function describeMove({ turn, die, from, to, rules }: MoveEvent): string {
  return `turn ${turn}: die ${die} went from ${from} to ${to} by ${rules.join(' ') || 'nothing'}`;
}

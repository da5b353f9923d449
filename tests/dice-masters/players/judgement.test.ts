import { describe, expect, test } from 'vitest';
import { leaningOf } from '../../../src/dice-masters/engine/choosers/judgement.ts';
import { SensiblePlayer } from '../../../src/dice-masters/engine/choosers/sensible.ts';
import type { Chooser } from '../../../src/dice-masters/engine/decisions/chooser.ts';
import {
  BUY,
  type Decision,
  PICK_DIE,
} from '../../../src/dice-masters/engine/decisions/decision.ts';
import type { Game } from '../../../src/dice-masters/engine/game.ts';
import { Match } from '../../../src/dice-masters/engine/play.ts';
import { PROFILES } from '../../../src/dice-masters/engine/profile.ts';
import type { Effect } from '../../../src/dice-masters/language/effect.ts';
import { readLine } from '../../../src/dice-masters/language/index.ts';
import { randomTeam, teamLuck } from '../engine/support/random-team.ts';

/** The first step of what a line says. */
function firstStep(line: string): Effect {
  const frame = { kind: 'character', keywords: [], keywordValues: {} } as const;
  const reading = readLine(line, { frame, before: [], opens: false });
  const clause = reading.ok ? reading.clause : null;
  if (!clause || !('effects' in clause) || !clause.effects[0]) throw new Error(`Not read: ${line}`);
  return clause.effects[0];
}

describe('a die fares by what a text does to it', () => {
  test.each([
    ['Fielded: KO a character die.', -1],
    ['Fielded: 2 damage to a character die.', -1],
    ['Fielded: spin a character die down 1 level.', -1],
    ['Fielded: spin a character die up 1 level.', 1],
    ['Fielded: a character die +2A this turn.', 1],
    ['Fielded: a character die -2A this turn.', -1],
    ['Fielded: may KO a Sidekick.', -1],
    ['Fielded: Prep 1 die from your Used.', 1],
    ['Fielded: move a character die to Used.', -1],
    ['Fielded: a character die can’t block this turn.'.replace('’', "'"), -1],
    ['Fielded: field 1 Sidekick from your Used on level 1.', 1],
  ])('%s', (line, leaning) => {
    expect(leaningOf(firstStep(line))).toBe(leaning);
  });
});

/** What the player did in some games: each choice with what it was about. */
class Watched implements Chooser {
  readonly player = new SensiblePlayer();
  readonly own: string[] = [];
  readonly bought = { basic: 0, other: 0 };

  choose(decision: Decision, game: Game): number {
    const pick = this.player.choose(decision, game);
    const { verb, a, seat, about, count } = decision;
    const chosen = a[pick] ?? 0;
    if (verb[pick] === BUY) {
      const isBasic = game.layout.card(chosen).kind === 'basic-action';
      this.bought[isBasic ? 'basic' : 'other']++;
    }
    if (decision.kind !== 'target' || verb[pick] !== PICK_DIE) return pick;
    const isOwn = game.table.side[chosen] === seat;
    const isChoice = Array.from({ length: count }, (_, option) => option).some(
      (option) => verb[option] !== PICK_DIE || (game.table.side[a[option] ?? 0] === seat) !== isOwn,
    );
    const leaning = leaningOf(about);
    if (isChoice && leaning !== 0 && isOwn !== leaning > 0) this.own.push(about?.do ?? 'keyword');
    return pick;
  }
}

test('in two hundred games it never helps the other side or harms its own where it has a choice', () => {
  const luck = teamLuck('judgement');
  const watched = new Watched();
  for (let game = 0; game < 200; game++) {
    const setup = {
      profile: PROFILES['2019'],
      seats: [randomTeam(luck), randomTeam(luck)] as const,
      first: 0 as const,
      turns: 30,
      luck: 'seed' as const,
    };
    new Match(setup, [watched, watched]).play('judgement', game);
  }
  expect(watched.own).toEqual([]);
  const { basic, other } = watched.bought;
  expect(basic / (basic + other)).toBeLessThan(0.4);
});

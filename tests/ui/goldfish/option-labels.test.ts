import { describe, expect, test } from 'vitest';
import type { Chooser } from '../../../src/dice-masters/engine/decisions/chooser.ts';
import {
  AMOUNT,
  DONE,
  PASS,
  PICK_DIE,
} from '../../../src/dice-masters/engine/decisions/decision.ts';
import type { Game } from '../../../src/dice-masters/engine/game.ts';
import { GameLog } from '../../../src/dice-masters/engine/log.ts';
import { Match, run } from '../../../src/dice-masters/engine/play.ts';
import { type GameSpec, setupOf } from '../../../src/dice-masters/engine/replay/replay.ts';
import { falls } from '../../../src/dice-masters/engine/stats.ts';
import { Xoshiro } from '../../../src/tabletop/luck/xoshiro.ts';
import { labelsOf } from '../../../src/ui/goldfish/table/option-labels.ts';
import { questionOf } from '../../../src/ui/goldfish/table/words.ts';
import { PLAYABLE } from '../../dice-masters/engine/support/catalogue.ts';
import { library } from './library.ts';

const GAMES = 60;
const TEAM = 8;
const TELLING = PLAYABLE.filter((id) => (library.find(id)?.abilities.length ?? 0) > 0);

function teamsOf(luck: Xoshiro): GameSpec {
  const any = () => TELLING[luck.below(TELLING.length)] ?? '';
  const seat = () => ({
    kind: 'player' as const,
    life: 20,
    cards: [...new Set(Array.from({ length: TEAM }, any))].map((card) => ({ card, dice: 3 })),
  });
  return { profile: '2019', first: 0, turns: 40, luck: 'seed', seats: [seat(), seat()] };
}

/** Plays many games with any cards at random on both sides, and shows every question before it is answered. */
function lookAtQuestions(look: (game: Game, pick: number, log: GameLog) => void): void {
  for (let number = 0; number < GAMES; number++) {
    const luck = new Xoshiro();
    luck.restart(number + 1, 5, 11, 17);
    const setup = setupOf(teamsOf(luck), library.find);
    if ('unknown' in setup) throw new Error(setup.unknown);
    const log = new GameLog();
    const chooser: Chooser = {
      choose({ kind, count, verb }, game) {
        // Few passes bring many dice into the Field, where they meet.
        const isEnd = (option: number) => verb[option] === PASS || verb[option] === DONE;
        let pick = luck.below(count);
        while (count > 1 && isEnd(pick) && luck.below(kind === 'attackers' ? 2 : 8) > 0)
          pick = luck.below(count);
        look(game, pick, log);
        return pick;
      },
    };
    const match = new Match(setup, [chooser, chooser]);
    match.restart(String(number), 0, log);
    run(match.game);
  }
}

describe('options in words', () => {
  test('no two of a question read the same', () => {
    let asked = 0;
    lookAtQuestions((game) => {
      const labels = labelsOf(game);
      asked++;
      expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
    });
    expect(asked).toBeGreaterThan(1000);
  });

  test('R13.3 a split says which die is meant, who falls, and what is left for whom', () => {
    const questions: string[] = [];
    lookAtQuestions((game) => {
      const { decision } = game;
      if (decision.kind !== 'split-damage') return;
      expect([...decision.verb.subarray(0, decision.count)]).toEqual(
        Array.from({ length: decision.count }, () => AMOUNT),
      );
      const labels = labelsOf(game);
      const most = decision.count - 1;
      expect(questionOf(game)).toContain(`${most} damage to split`);
      for (const [amount, label] of labels.entries()) {
        expect(label).toMatch(new RegExp(`^${amount} to .*; ${most - amount} left for `));
        const fate = label.split(';')[0] ?? '';
        expect(fate, label).toMatch(/falls|stays with \d+ defense left|is spared/);
      }
      questions.push(...labels);
    });
    expect(questions.length).toBeGreaterThan(10);
    expect(questions.some((label) => label.includes('the second '))).toBe(true);
  });

  test('R13.7 a target of damage is told to fall when it does', () => {
    let hurt = 0;
    let told: { label: string; die: number; heard: number } | null = null;
    lookAtQuestions((game, pick, { entries }) => {
      const last = told;
      const news = entries.slice(last?.heard);
      const dealt = news.flatMap((event) =>
        event.kind === 'damage' && event.die === last?.die ? event.amount : [],
      );
      // More may follow before anything is asked: damage, or the end of what made it stronger.
      const isAlone = !news.some((event) => event.kind === 'ko' && event.die !== last?.die);
      if (last && isAlone && dealt.length === 1 && last.label.startsWith(`${dealt[0]} damage`)) {
        hurt++;
        // Another question of the same text may come before it is looked at.
        const isKoed = news.some((event) => event.kind === 'ko' && event.die === last.die);
        const hasFallen = isKoed || falls(game, last.die);
        expect(hasFallen, last.label).toBe(last.label.includes('it falls'));
      }
      const label = labelsOf(game)[pick] ?? '';
      const isHurt = game.decision.verb[pick] === PICK_DIE && /: it (falls|stays)/.test(label);
      const die = game.decision.a[pick] ?? -1;
      told = isHurt ? { label, die, heard: entries.length } : null;
    });
    expect(hurt).toBeGreaterThan(3);
  });
});

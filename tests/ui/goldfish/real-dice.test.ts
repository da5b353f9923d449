import { describe, expect, test } from 'vitest';
import { describeFace } from '../../../src/dice-masters/cards/face.ts';
import type { GameSpec } from '../../../src/dice-masters/engine/replay/replay.ts';
import type { Luck } from '../../../src/dice-masters/engine/setup.ts';
import { viewOf } from '../../../src/dice-masters/engine/view.ts';
import { codesOf, optionTyped, runTogether } from '../../../src/ui/goldfish/real-dice/codes.ts';
import { rolledSoFar } from '../../../src/ui/goldfish/real-dice/rolled-so-far.ts';
import { toldPlan } from '../../../src/ui/goldfish/real-dice/told-plan.ts';
import { piecesIn } from '../../../src/ui/goldfish/table/pieces.ts';
import { chosenPlan } from '../../../src/ui/goldfish/table/plans.ts';
import { type Plan, type Run, runTable } from '../../../src/ui/goldfish/table/run-table.ts';
import { library, plain, twoTeams } from './library.ts';

const real = (luck: Luck, spec: GameSpec = plain()): GameSpec => ({ ...spec, luck });

/** Types what the dice showed, on top of what was told before. */
function tell(text: string, before?: Run, spec = real('ask-own')): { run: Run; problem: string } {
  const told = toldPlan(text);
  const run = runTable(spec, 'felt', before?.picks ?? [], library.find, told.plan);
  return { run, problem: told.problem() ?? '' };
}

function on(before: Run, plan: Plan): Run {
  return runTable(real('ask-own'), 'felt', before.picks, library.find, plan);
}

describe('real dice', () => {
  test('R7.2.1 the table asks for every die of the roll, one after the other', () => {
    const { run } = tell('');
    expect(run.game.decision).toMatchObject({ kind: 'rolled-face', rule: 'R7.2.1', count: 6 });
    expect(rolledSoFar(run.game).map(({ face, isAsked }) => [face, isAsked])).toEqual([
      [null, true],
      [null, false],
      [null, false],
    ]);
  });

  test('dice that are told lie on the mat, the others show nothing yet', () => {
    const { game } = tell('w').run;
    const faces = piecesIn(game, viewOf(game), 0, 'prep').map(({ face }) => face);
    expect(faces.filter((face) => face !== null).map(describeFace)).toEqual(['1 Wild']);
    expect(faces).toHaveLength(3);
  });

  test('several are typed at once; the game then asks for the reroll', () => {
    const { run, problem } = tell('f, bolt 1');
    expect(problem).toBe('');
    expect(run.game.decision.kind).toBe('reroll');
    expect(run.picks).toHaveLength(3);
    const { game } = run;
    const faces = piecesIn(game, viewOf(game), 0, 'prep').map(
      ({ face }) => face && describeFace(face),
    );
    expect(faces.sort()).toEqual(['1 Bolt', '1 Fist', expect.stringContaining('Level 1')]);
  });

  test('R7.2.2 only the dice rolled again are asked for again', () => {
    const { run } = tell('f b 1');
    const die = rolledSoFar(tell('f b').run.game).find(({ isAsked }) => isAsked)?.die ?? -1;
    const again = on(run, chosenPlan('reroll', [die], 1));
    expect(again.game.decision).toMatchObject({ kind: 'rolled-face', rule: 'R7.2.2', die });
    expect(rolledSoFar(again.game).filter(({ face }) => face === null)).toHaveLength(1);
    expect(tell('s', again).run.game.decision.kind).toBe('main');
  });

  test('a word that is no face of the die says what is, and leaves the question open', () => {
    const { run, problem } = tell('f zz 1');
    expect(problem).toBe('“zz” is not understood for Sidekick. Type one of: f, b, m, s, w, 1.');
    expect(run.picks).toHaveLength(1);
    expect(run.game.decision.kind).toBe('rolled-face');
  });

  test('codes may be typed without a gap, and a word in them that is none is named', () => {
    for (const text of ['fb1', 'FB1', 'f b1', 'fb 1', 'fistbolt1']) {
      const { run, problem } = tell(text);
      expect(problem, text).toBe('');
      expect(run.picks, text).toEqual(tell('f b 1').run.picks);
    }
    expect(tell('fbz').problem).toContain('“fbz” is not understood');
    expect(tell('fb1w').problem).toContain('“fb1w” is not understood');
    expect(tell('fb').run.picks).toHaveLength(2);
  });

  test('a double face stays one die; a reroll is typed together too', () => {
    const codes = [
      { option: 0, code: 'ff', also: ['ff'] },
      { option: 1, code: 'f', also: ['f'] },
    ];
    expect(runTogether('ffff', [codes, codes])).toEqual(['ff', 'ff']);
    expect(runTogether('fff', [codes, codes])).toEqual(['ff', 'f']);
    expect(runTogether('fff', [codes, codes, codes])).toEqual(['ff', 'f']);
    expect(runTogether('fffff', [codes, codes])).toBeNull();
    const { run } = tell('fb1');
    const dice = rolledSoFar(tell('f').run.game).map(({ die }) => die);
    const again = on(run, chosenPlan('reroll', dice, 1));
    expect(tell('ss1', again).run.game.decision.kind).toBe('main');
  });

  test('what was not understood stays to be mended', () => {
    const told = toldPlan('f zz 1');
    runTable(real('ask-own'), 'felt', [], library.find, told.plan);
    expect(told.rest()).toBe('zz 1');
  });

  test('more words than dice are named', () => {
    expect(tell('f b 1 w w').problem).toBe('Not needed: w w.');
  });

  test('R5.4 dice drawn are told by the letters of their cards, or by name', () => {
    const run = boughtApril();
    expect(run.game.decision).toMatchObject({ kind: 'drawn-die', rule: 'R5.4' });
    const codes = codesOf(run.game);
    expect(codes.map(({ code }) => code).sort()).toEqual(['ap', 'sk']);
    expect(optionTyped(codes, 'april')).toBe(optionTyped(codes, 'AP'));
    const { entries } = tell('ap', run).run.log;
    const drawn = entries.slice(run.log.entries.length).find((event) => event.kind === 'drawn');
    expect(drawn?.die).toBe(run.game.decision.a[optionTyped(codes, 'ap')]);
  });

  test('against a second team the person tells both sides, or the seed rolls for the other', () => {
    const both = tell('f b 1', undefined, real('ask', twoTeams())).run;
    const past = runTable(real('ask', twoTeams()), 'felt', both.picks, library.find, passing());
    expect(past.game.decision).toMatchObject({ kind: 'rolled-face', seat: 1 });
    expect(past.owners).toEqual(past.owners.map(() => 0));
    const own = tell('f b 1', undefined, real('ask-own', twoTeams())).run;
    const after = runTable(real('ask-own', twoTeams()), 'felt', own.picks, library.find, passing());
    expect(after.game.decision).toMatchObject({ kind: 'rolled-face', seat: 0 });
    expect(after.game.turn).toBe(3);
  });
});

/** Keeps all and passes until dice are asked for. */
function passing(): Plan {
  return ({ kind }) => (kind === 'rolled-face' || kind === 'drawn-die' ? -1 : 0);
}

/** Up to the first draw with more than Sidekicks in the bag. */
function boughtApril(): Run {
  const first = tell('s s s').run;
  let hasBought = false;
  return on(first, (decision, game) => {
    if (decision.kind === 'drawn-die') return -1;
    if (decision.kind === 'rolled-face') return 0;
    if (decision.kind !== 'main' || hasBought) return 0;
    hasBought = true;
    const options = Array.from({ length: decision.count }, (_, option) => option);
    return (
      options.find((option) => game.layout.card(decision.a[option] ?? 0).name === 'April') ?? 0
    );
  });
}

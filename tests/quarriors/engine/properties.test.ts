import { describe, expect, test } from 'vitest';
import { TEXTS } from '../../../src/quarriors/engine/cards/index.ts';
import { RANDOM } from '../../../src/quarriors/engine/choosers/random.ts';
import { parseGame } from '../../../src/quarriors/engine/link.ts';
import { GameLog } from '../../../src/quarriors/engine/log.ts';
import { openGame } from '../../../src/quarriors/engine/session.ts';
import { dealt, dealWilds, wildsCards } from '../../../src/quarriors/wilds/index.ts';
import { box } from '../the-box.ts';
import { randomMatch, violationsIn } from './support/random-game.ts';

const GAMES = Number(process.env.PROPERTY_RUNS ?? 60);
const CARDS = wildsCards(box.cards, box.classes);

describe('random games', () => {
  test.each([2, 3, 4])(
    'of %i players keep every die, reach an end and have a winner',
    (players) => {
      for (let game = 0; game < GAMES; game++) {
        expect(violationsIn(`random ${players} ${game}`, players, game)).toEqual([]);
      }
    },
  );

  test('the same seed plays the same game, with and without a log', () => {
    for (let game = 0; game < 20; game++) {
      const match = randomMatch(`same ${game}`, 2 + (game % 3));
      const hashes: number[] = [];
      match.game.onTurnEnd = (hash) => hashes.push(hash);
      const first = match.play('luck', game);
      const end = match.game.state.copyOf();
      const seen = hashes.splice(0);
      const second = match.play('luck', game, new GameLog());
      expect(second).toEqual(first);
      expect(hashes).toEqual(seen);
      expect(match.game.state.equals(end)).toBe(true);
    }
  });

  test('a link replays to the same table, and undo goes back', () => {
    for (let game = 0; game < 12; game++) {
      const wilds = dealt(dealWilds(CARDS, { locked: [], excluded: [] }, `link ${game}`));
      const setup = { profile: '2011', players: 2 + (game % 3), wilds, first: 0 } as const;
      const players = Array.from({ length: setup.players }, () => RANDOM);
      const session = openGame(box, { setup, seed: `s${game}`, players });
      const parsed = parseGame(session.link);
      if (!parsed.ok) throw new Error(parsed.problem);
      const { spec, ...recording } = parsed.game;
      const again = openGame(box, { setup: spec, ...recording });
      expect(again.hash).toBe(session.hash);
      expect(again.hashes).toEqual(recording.hashes);
      expect(again.outcome).toEqual(session.outcome);
      const back = again.undo();
      expect(back.question).not.toBeNull();
      expect(back.pick(recording.picks.at(-1) ?? 0).hash).toBe(session.hash);
    }
  });

  test('every text of every card is used in some game', () => {
    const used = new Set<string>();
    for (let game = 0; game < 250; game++) {
      const match = randomMatch(`use ${game}`, 2 + (game % 3));
      const log = new GameLog();
      match.play(`use ${game}`, 0, log);
      for (const { die } of log.entries) {
        if (die >= 0) used.add(match.game.layout.card(match.game.cardOf(die)).id);
      }
    }
    expect(Object.keys(TEXTS).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('links from elsewhere', () => {
  test.each([
    ['', 'This is no game of Quarriors!.'],
    ['1~2011~7~0~hag-basic~s~~', 'The players of this game cannot be read.'],
    ['1~2011~2~2~hag-basic~s~~', 'The players of this game cannot be read.'],
    ['1~2011~2~0~<b>~s~~', 'The Wilds of this game cannot be read.'],
    ['1~2011~2~0~hag-basic~s~!~', 'The picks of this replay cannot be read.'],
  ])('%s is refused', (link, problem) => {
    expect(parseGame(link)).toEqual({ ok: false, problem });
  });
});

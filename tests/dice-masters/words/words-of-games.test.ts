import { expect, test, vi } from 'vitest';
import type { Game } from '../../../src/dice-masters/engine/game.ts';
import { sentenceOf } from '../../../src/dice-masters/words/log.ts';
import { optionText } from '../../../src/dice-masters/words/option-text.ts';
import ruleIds from '../../fixtures/rule-ids.json' with { type: 'json' };
import { playBoxGames } from './support/box-games.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Names of code: `generic-2`, `action**`, `bolt+bolt`, `iron-will`, `cant-use-globals`, and what no word was found for. */
const SLUG = /generic-\d|action\*|\w\+\w|undefined|NaN|\bnothing\b|\bcant\b|\[\[|[{}]| {2}|\?/;
const DOUBLED = /(^|: )(.{3,}?): \2\b|^The text of (.+) takes effect of|[.!?]\.$/;
const LOWER_SLUG = /\b(?!non-|set-)[a-z]+-[a-z]+(-[a-z]+)*\b/;

/** Without the names of cards, which may hold anything. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, 'X'), text);
}

const namesIn = (game: Game): string[] =>
  [...new Set(game.layout.cards.map(({ name }) => name))].sort((a, b) => b.length - a.length);

function faultOf(text: string, names: readonly string[]): string[] {
  const plain = withoutNames(text, names);
  const isWrong = SLUG.test(plain) || LOWER_SLUG.test(plain) || DOUBLED.test(text);
  return isWrong ? [text] : [];
}

test('no line of a log and no option names code, says a name twice or lacks a word', () => {
  const faults = new Set<string>();
  const uncited = new Set<string>();
  const known = new Set(Object.values(ruleIds).flat());
  let lines = 0;
  playBoxGames(
    'words',
    120,
    (log, game) => {
      const names = namesIn(game);
      for (const [place, entry] of log.entries.entries()) {
        const sentence = sentenceOf(entry, game);
        for (const fault of faultOf(sentence, names)) faults.add(fault);
        if (entry.rules.length === 0 || entry.rules.some((rule) => !known.has(rule))) {
          uncited.add(sentence);
        }
        const isIdle = entry.kind === 'trigger' && !log.entries.some(({ by }) => by === place);
        if (isIdle) faults.add(`nothing came of: ${sentence}`);
        lines++;
      }
    },
    (game) => {
      const names = namesIn(game);
      for (let option = 0; option < game.decision.count; option++) {
        for (const fault of faultOf(optionText(game, option), names)) faults.add(fault);
      }
    },
  );
  expect(lines).toBeGreaterThan(10_000);
  expect([...faults]).toEqual([]);
  expect([...uncited]).toEqual([]);
});

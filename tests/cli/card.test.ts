import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { describeCard } from '../../src/cli/describe-card.ts';
import { requireCatalogue } from '../../src/dice-masters/catalogue/read.ts';

const catalogue = requireCatalogue(fileURLToPath(new URL('../../content/', import.meta.url)));

function linesOf(id: string): string[] {
  const card = catalogue.cards.find((one) => one.id === id);
  return card ? describeCard(card, catalogue).split('\n') : [];
}

describe('card', () => {
  test.each([
    ['hhs-017', 'When fielded: may KO an opposing Sidekick.', 'words that abilities write'],
    ['ai-043', 'This die can block up to 2 character dice.', 'words that stand in the set file'],
    ['bat-006', 'Other side: Flip', 'the other side of a flip card'],
  ])('%s says “%s”: %s', (id, line) => {
    expect(linesOf(id)).toContain(line);
  });

  test('tells a Global with what it costs, once', () => {
    const globals = linesOf('wwe-008').filter((line) => line.startsWith('Global'));
    expect(globals).toEqual([expect.stringMatching(/^Global: pay \{\w+\} → /)]);
  });

  test('ends with six faces', () => {
    expect(linesOf('hhs-017').slice(-6)).toHaveLength(6);
    expect(linesOf('hhs-017').at(-7)).toBe('Faces:');
  });
});

import { describe, expect, test } from 'vitest';
import { actsOf } from '../../../src/dice-masters/language/acts.ts';
import { readWords } from '../../../src/dice-masters/language/read-card.ts';

const card = (...effects: string[]) => ({
  kind: 'character',
  keywords: [],
  keywordValues: {},
  effects,
});

/** `fielded: ko > opposing sidekick`. */
const told = (...effects: string[]) =>
  actsOf(card(...effects)).map(({ trigger, effect, targets }) =>
    `${trigger.join(' ')}: ${effect.join(' ')} > ${[...targets].sort().join(' ')}`.trim(),
  );

describe('what a card does, from its clauses', () => {
  test.each([
    ['Fielded: may KO an opposing Sidekick.', ['fielded: ko > opposing sidekick']],
    ['Attacks: this die +2A this turn.', ['attacks: buff > this']],
    ['Fielded: Prep 1 die from your bag.', ['fielded: prep >']],
    ['Fielded: draw and roll 1 die.', ['fielded: draw >']],
    ['Fielded: the opponent must KO 1 of their character dice.', ['fielded: ko > opposing']],
    [
      'Fielded: 2 damage to a character die; spin it down 1 level.',
      ['fielded: damage > opposing own', 'fielded: spin > opposing own'],
    ],
    [
      'Active: whenever an opposing Sidekick is fielded, spin that die down 1 level.',
      ['active whenever: spin > opposing sidekick'],
    ],
    ['Whenever you field a Sidekick, 1 damage to the opponent.', ['whenever: damage > opponent']],
    [
      'Global {fist}: a character die must attack this turn if able.',
      ['global: force > opposing own'],
    ],
    ['Active: opposing character dice -1A.', ['active: weaken > opposing']],
  ])('%s', (line, acts) => {
    expect(readWords(card(line)).stopped).toEqual([]);
    expect(told(line)).toEqual(acts);
  });

  test('a burst acts when the line above it does', () => {
    expect(told('Fielded: gain 1 life.', '* instead: gain 2 life.')).toEqual([
      'fielded: life >',
      'fielded burst: life >',
    ]);
  });
});

describe('what can be made out in a line that is not read', () => {
  test.each([
    [
      'the rest of the line',
      'Fielded: unless somebody sings, KO an opposing Sidekick.',
      ['fielded: ko > opposing sidekick'],
    ],
    [
      'a verb alone',
      'Fielded: capture an opposing die on an equal level.',
      ['fielded: capture > opposing'],
    ],
    [
      'nothing that is only spoken of',
      'Whenever a character die would KO something, sing.',
      [':  > opposing own'],
    ],
    ['no price for a deed', 'Songs cost 1 less to field.', [': cheaper >']],
  ])('%s: %s', (_, line, acts) => {
    expect(readWords(card(line)).stopped).not.toEqual([]);
    expect(told(line)).toEqual(acts);
  });
});

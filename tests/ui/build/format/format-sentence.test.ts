import { describe, expect, test } from 'vitest';
import {
  emptyCustomFormat,
  parseCustomFormat,
} from '../../../../src/dice-masters/teams/custom-format.ts';
import { formatSentence } from '../../../../src/ui/build/format/format-sentence.ts';
import { clearLine, isAsked, LINES } from '../../../../src/ui/build/format/lines.ts';

const said = (parts: string) =>
  formatSentence(parseCustomFormat(`custom:tournament${parts}`), 'Tournament', (_, code) => code);

describe('a format in one sentence', () => {
  test.each([
    ['', 'Tournament, with nothing changed.'],
    ['~life:15', 'Tournament with 15 life.'],
    ['~life:15~dice:20', 'Tournament with 15 life; and exactly 20 dice.'],
    ['~cards:1-10', 'Tournament with up to 10 cards.'],
    ['~cards:6-10', 'Tournament with 6 to 10 cards.'],
    ['~dice:*', 'Tournament with any number of dice.'],
    ['~dice:10-*', 'Tournament with at least 10 dice.'],
    ['~basics:0', 'Tournament with no Basic Actions.'],
    ['~dice-per-card:1', 'Tournament with at most 1 die on a card.'],
    ['~sets:avx,uxm', 'Tournament with only cards from avx and uxm.'],
    ['~not-sets:avx,uxm', 'Tournament with no cards from avx or uxm.'],
    ['~ban:avx-001', 'Tournament with avx-001 banned.'],
    ['~ban-name:Black_Widow', 'Tournament with no card called Black Widow.'],
    ['~ban-keyword:swarm', 'Tournament with no card with swarm.'],
    ['~one-per-set', 'Tournament with at most one card per set.'],
    ['~affiliations:villain', 'Tournament with only characters of villain.'],
    ['~affiliations-differ', 'Tournament with no affiliation on two cards.'],
    ['~costs:2,3,*', 'Tournament with cards that cost 2, 3 and anything.'],
    ['~most-cost:5', 'Tournament with no card that costs more than 5.'],
    ['~rarities:common,rare', 'Tournament with only common or rare cards.'],
    ['~same-rarity', 'Tournament with all cards of one rarity.'],
    ['~energies:fist', 'Tournament with only Fist cards.'],
    ['~same-energy', 'Tournament with all cards of one energy type.'],
    ['~pool:2xhhs-017,1xavx-001', 'Tournament with only cards from a draft pool of 2 cards.'],
    ['~name:Night~life:9', 'Night: Tournament with 9 life.'],
  ])('%s', (parts, sentence) => {
    expect(said(parts)).toBe(sentence);
  });

  test('a long list is cut and says so', () => {
    expect(said('~sets:a,b,c,d,e,f,g')).toBe(
      'Tournament with only cards from a, b, c, d, e and 2 more.',
    );
  });
});

describe('the lines of the composer', () => {
  const ALL =
    'custom:tournament~life:15~cards:8~dice:20~basics:2~dice-per-card:3~sets:avx~not-sets:uxm~ban:avx-001~ban-name:Hulk~ban-keyword:swarm~one-per-set~affiliations:villain~affiliations-differ~costs:2~most-cost:5~rarities:common~same-rarity~energies:fist~same-energy~pool:2xhhs-017';

  test('every part of a format has a line that shows it and can take it out', () => {
    const full = parseCustomFormat(ALL);
    expect(full.unread).toEqual([]);
    expect(LINES.filter((line) => !isAsked(line, full))).toEqual([]);
    const bare = LINES.reduce((custom, line) => clearLine(line, custom), full);
    expect(bare).toEqual(emptyCustomFormat('tournament'));
  });

  test('an untouched format has no lines', () => {
    expect(LINES.filter((line) => isAsked(line, emptyCustomFormat('tournament')))).toEqual([]);
  });
});

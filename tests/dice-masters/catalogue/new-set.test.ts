import { describe, expect, test } from 'vitest';
import { openPacked } from '../../../src/dice-masters/cards/packed/open-packed.ts';
import { packWords } from '../../../src/dice-masters/cards/packed/packed-words.ts';
import { cardStore } from '../../../src/dice-masters/catalogue/card-store.ts';
import { requireCatalogue } from '../../../src/dice-masters/catalogue/read.ts';
import { engineCard } from '../../../src/dice-masters/engine/engine-card.ts';
import { readLink, writeLink, writeShortLink } from '../../../src/dice-masters/teams/links/link.ts';
import { readAnything } from '../../../src/dice-masters/teams/read-anything/index.ts';
import { openCards } from '../../../src/query/columns.ts';
import { effectTexts } from '../../../src/query/effect-lines.ts';
import { fuzzyNames } from '../../../src/query/fuzzy-names.ts';
import { NO_INPUTS } from '../../../src/query/inputs.ts';
import { search } from '../../../src/query/search.ts';
import { packSearchCards } from '../../../src/query/search-cards.ts';
import { listed, teamOf } from '../teams/links/catalogue.ts';
import { withContent } from './broken-content.ts';

const NEW_SET = {
  code: 'clockwork',
  position: 99,
  name: 'Marvel Dice Masters: Clockwork',
  universe: 'marvel',
  kind: 'starter',
  note: null,
  copyrightYear: 2030,
  release: { year: 2031, evidence: 'made up' },
  aliases: { companion: 'CLK' },
  linkCode: 'clk9',
  teamBuilder: 99,
  alsoCalled: ['cogs'],
  dice: { cuckoo: { energy: ['mask', 'mask+mask', 'mask+mask'], source: 'made up' } },
  cards: [
    {
      id: 'clockwork-001',
      number: 1,
      name: 'Cuckoo',
      subtitle: 'On the Hour',
      kind: 'character',
      cost: 3,
      energy: ['mask'],
      rarity: 'common',
      maxDice: 4,
      die: 'clockwork/cuckoo',
      levels: ['0/1/1', '0/2/2', '1/3/3'],
      effects: ['Fielded: may KO an opposing Sidekick.'],
      evidence: 'T',
    },
    {
      id: 'clockwork-002',
      number: 2,
      name: 'Winding Up',
      subtitle: 'Basic Action Card',
      kind: 'basic-action',
      cost: 2,
      rarity: 'common',
      maxDice: 3,
      die: 'basic-action',
      effects: ['Draw and roll 1 die.'],
      evidence: 'T',
    },
  ],
};

describe('a set file alone', () => {
  const source = withContent(
    [['dice-masters/sets/clockwork.json', [], JSON.stringify(NEW_SET)]],
    (root) => {
      const catalogue = requireCatalogue(root);
      return { ...catalogue, keywords: catalogue.keywordIds.map((id) => ({ id, name: id })) };
    },
  );
  const texts = effectTexts(source);
  const packed = packSearchCards(cardStore(source), texts);
  const store = openPacked(JSON.parse(JSON.stringify(packed)));
  const team = teamOf('4xclockwork-001 2xhhs-017', '3xclockwork-002');

  test('puts its cards into the store, after the sets before it', () => {
    expect([...store.all()].slice(-2).map(({ id }) => id)).toEqual(
      NEW_SET.cards.map(({ id }) => id),
    );
    expect(store.card('clockwork-001')).toMatchObject({ set: 'clockwork', hasWords: true });
  });

  test('lets its cards be played', () => {
    const card = store.card('clockwork-001');
    expect(card && engineCard(card)?.faces).toHaveLength(6);
  });

  test('lets teams go through both links', () => {
    const link = writeLink(team, store);
    expect(link).toBe('4clk9-1.2hhs17/clk9-2');
    expect(readLink(link, store).teams).toEqual([team]);
    expect(readLink(writeShortLink(team, store) ?? '', store).teams).toEqual([team]);
  });

  test.each(['4x1clockwork;2x17hhs', '4xCLK001;2xhhs17', '4x1cogs;2x17hhs', '4x99001;2x30017'])(
    'is known by the names that other tools have for it: %s',
    (cards) => {
      const { teams } = readAnything(`https://tb.dicecoalition.com/?view&cards=${cards}`, store);
      expect(teams.flatMap(listed)).toEqual(['4x clockwork-001', '2x hhs-017']);
    },
  );

  test.each(['s:clockwork k:character', 'cuckoo', 's:clockwork effect:ko', 'date:2031 e:mask'])(
    'lets the search find them: %s',
    (query) => {
      const columns = openCards(packed, packWords(texts));
      const { cards } = search(query, {
        columns,
        inputs: NO_INPUTS,
        fuzzy: fuzzyNames(packed.names),
      });
      expect(cards.map((place) => columns.ids[place])).toEqual(['clockwork-001']);
    },
  );
});

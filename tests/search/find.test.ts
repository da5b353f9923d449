import { expect, test } from 'vitest';
import { describeHit } from '../../src/search/describe.ts';
import { find, read } from '../../src/search/find.ts';
import { chooseToRead, chosen, countFacets, groupHits } from '../../src/search/groups.ts';
import { prepareQuery } from '../../src/search/query.ts';
import { madeUpLibrary } from './made-up-library.ts';

const MASTERS = { game: 'dice-masters' };
const library = madeUpLibrary({
  keywords: {
    ...MASTERS,
    holds: 'keywords',
    page: 'keywords/',
    records: {
      overcrush: { title: 'Overcrush', text: 'Damage beyond its blockers goes to the opponent.' },
      'suit-up': { title: 'Suit Up', text: 'Buy this die and KO a named one.' },
      burst: { title: 'Burst', text: 'A star next to a level.' },
    },
  },
  turn: {
    ...MASTERS,
    holds: 'rules',
    page: 'rules/dice-masters/turn/',
    records: {
      '': { title: 'The turn', text: 'Five steps.' },
      'R7.1.2': { title: 'Draw four dice', text: 'Draw four dice from your bag.' },
      'R7.1.3': { title: 'Refill only an empty bag', text: 'Put your Used Pile into the bag.' },
      R12: { title: 'Three dice', text: 'The first player rolls three.' },
      R13: { title: 'A KO’d die goes to Prep', text: 'A die with enough damage is KO’d.' },
    },
  },
  editions: {
    ...MASTERS,
    holds: 'rules',
    page: 'rules/dice-masters/editions/',
    records: { E08: { title: 'When the bag is refilled', text: 'Refill when it is empty.' } },
  },
  rulings: {
    ...MASTERS,
    holds: 'rules',
    page: 'rules/dice-masters/rulings/',
    records: {
      A1: { title: 'When is the bag refilled?', text: 'Only an empty bag.' },
      B4: { title: 'Overcrush against a damaged blocker?', text: 'It counts what is left.' },
    },
  },
  quarriors: {
    game: 'quarriors',
    holds: 'rules',
    page: 'rules/quarriors/turn/',
    records: { 'Q6.2.2': { title: 'Refill a short bag', text: 'With fewer than six, refill.' } },
  },
  cards: {
    ...MASTERS,
    holds: 'cards',
    page: 'cards/',
    records: {
      '': {
        title: 'Iron Man',
        text: '',
        versions: [
          { id: 'imw-005', subtitle: 'Inventor', facts: 'Avengers · Suit Up' },
          { id: 'avx-001', subtitle: 'Playboy', facts: 'Avengers' },
        ],
      },
    },
  },
});

async function ask(text: string) {
  const query = prepareQuery(text);
  const answer = await find(query, library);
  const hits = await read(answer, chooseToRead(answer.found, 30, 6), library);
  const shown = groupHits(hits).flatMap((group) => group.hits);
  return { answer, query, paths: shown.map((hit) => describeHit(hit, query).path) };
}

const TURN = 'rules/dice-masters/turn/';

test.each([
  ['when is the bag refilled', `${TURN}#R7.1.3`],
  ["what happens to a KO'd die", `${TURN}#R13`],
  ['how many dice does the first player roll', `${TURN}#R12`],
  ['overcrush', 'keywords/overcrush/'],
  ['does overcrush work when the blocker is removed', 'keywords/overcrush/'],
  ['suitup', 'keywords/suit-up/'],
  ['how does suit up work', 'keywords/suit-up/'],
  ['what does burst mean', 'keywords/burst/'],
  ['r7.1.3', `${TURN}#R7.1.3`],
  ['e8', 'rules/dice-masters/editions/#E08'],
  ['refill the bag in quarriors', 'rules/quarriors/turn/#Q6.2.2'],
  ['iron man', 'cards/?q=!%22Iron%20Man%22'],
  ['iron man inventor', 'cards/imw-005/'],
  ['playboy', 'cards/avx-001/'],
  ['iron man imw', 'cards/imw-005/'],
])('%s leads first to %s', async (text, path) => {
  expect((await ask(text)).paths[0]).toBe(path);
});

test('after the keyword come its rules and rulings', async () => {
  const { paths } = await ask('overcrush');
  expect(paths).toEqual(['keywords/overcrush/', 'rules/dice-masters/rulings/#B4']);
});

test('an id without its last numbers lists the rules below it', async () => {
  expect((await ask('R7.1')).paths).toEqual([`${TURN}#R7.1.2`, `${TURN}#R7.1.3`]);
});

test('words that stand nowhere find nothing', async () => {
  expect((await ask('xyzzy')).answer.found).toEqual([]);
  expect((await ask('how does it')).answer.found).toEqual([]);
});

test('only the shelves of what was found are read', async () => {
  library.asked.length = 0;
  await ask('draw four dice');
  expect(new Set(library.asked)).not.toContain('cards');
});

test('facets count what each choice would show', async () => {
  const { answer } = await ask('refill the bag');
  const all = countFacets(answer.found, { game: null, kind: null });
  expect(Object.fromEntries(all.game)).toEqual({ 'dice-masters': 3, quarriors: 1 });
  expect(Object.fromEntries(all.kind)).toEqual({ rule: 3, ruling: 1 });
  const one = countFacets(answer.found, { game: 'quarriors', kind: null });
  expect(Object.fromEntries(one.kind)).toEqual({ rule: 1 });
  expect(chosen(answer.found, { game: 'quarriors', kind: 'rule' })).toHaveLength(1);
});

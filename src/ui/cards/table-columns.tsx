import type { ComponentChildren } from 'preact';
import {
  type CardFacts,
  type CardStore,
  KIND_NAMES,
  keywordLabel,
  type Level,
  RARITY_NAMES,
} from '../../dice-masters/cards/index.ts';
import { address } from '../address/site-root.ts';
import { Cost } from '../kit/Cost.tsx';
import { StatLine } from '../kit/StatLine.tsx';
import { keptAtom } from '../storage/kept-atom.ts';

export interface Column {
  id: string;
  title: string;
  /** What `sort:` calls it; null where it gives no order. */
  sort: string | null;
  /** Whether a first click puts the highest on top. */
  highFirst: boolean;
  draw: (card: CardFacts, store: CardStore) => ComponentChildren;
}

const level = (number: 1 | 2 | 3): Column => ({
  id: `level${number}`,
  title: `Level ${number}`,
  sort: `a${number}`,
  highFirst: true,
  draw: ({ levels }) => {
    const stats = levels[number - 1];
    return stats ? <StatLine number={number} level={stats} /> : '–';
  },
});

const total = (
  id: string,
  title: string,
  sort: string,
  highFirst: boolean,
  stat: keyof Level,
): Column => ({
  id,
  title,
  sort,
  highFirst,
  draw: ({ levels }) => (levels.length > 0 ? levels.reduce((sum, one) => sum + one[stat], 0) : '–'),
});

/** Columns besides the card itself, which always stands first. */
export const COLUMNS: Column[] = [
  {
    id: 'cost',
    title: 'Cost',
    sort: 'cost',
    highFirst: false,
    draw: ({ cost, energy }) => <Cost cost={cost} energy={energy} />,
  },
  {
    id: 'kind',
    title: 'Kind',
    sort: 'kind',
    highFirst: false,
    draw: ({ kind }) => KIND_NAMES[kind],
  },
  level(1),
  level(2),
  level(3),
  total('fielding', 'Fielding, all levels', 'fsum', false, 'fielding'),
  total('attack', 'Attack, all levels', 'asum', true, 'attack'),
  total('defense', 'Defense, all levels', 'dsum', true, 'defense'),
  { id: 'max', title: 'Max', sort: 'max', highFirst: true, draw: ({ maxDice }) => maxDice },
  {
    id: 'rarity',
    title: 'Rarity',
    sort: 'r',
    highFirst: true,
    draw: ({ rarity }) => RARITY_NAMES[rarity],
  },
  {
    id: 'set',
    title: 'Set',
    sort: 'set',
    highFirst: false,
    draw: ({ set, number }) => `${set.toUpperCase()} ${number}`,
  },
  {
    id: 'keywords',
    title: 'Keywords',
    sort: null,
    highFirst: false,
    draw: (card, { keywords }) =>
      card.keywords.map((id, place) => (
        <>
          {place > 0 && ', '}
          <a class="keyword-link" href={address(`keywords/${id}/`)} data-keyword={id}>
            {keywordLabel(card, id, keywords)}
          </a>
        </>
      )),
  },
  {
    id: 'affiliations',
    title: 'Affiliations',
    sort: null,
    highFirst: false,
    draw: (card, { affiliations }) =>
      card.affiliations.map((slug) => affiliations.get(slug)).join(', '),
  },
];

const USUAL = 'cost,kind,level1,level2,level3,max,rarity,set,keywords';

/** Ids of the columns the reader wants, between commas. */
export const $columns = keptAtom<string>('dicewright:table-columns', USUAL, {
  read: (ids) => (ids === '' || chosenColumns(ids).length > 0 ? ids : null),
  write: String,
});

export function chosenColumns(ids: string): Column[] {
  const wanted = ids.split(',');
  return COLUMNS.filter(({ id }) => wanted.includes(id));
}

export function toggleColumn(id: string): void {
  const wanted = chosenColumns($columns.get()).map((column) => column.id);
  const next = wanted.includes(id) ? wanted.filter((one) => one !== id) : [...wanted, id];
  $columns.set(next.join(','));
}

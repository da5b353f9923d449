import { persistentAtom } from '@nanostores/persistent';
import type { ComponentChildren } from 'preact';
import { KIND_NAMES, RARITY_NAMES } from '../../domain/card.ts';
import type { Level } from '../../domain/face.ts';
import type { FoundCard } from '../../query/card-reader.ts';
import { address } from '../site-root.ts';
import { Cost } from './Cost.tsx';
import { StatLine } from './StatLine.tsx';

export interface Column {
  id: string;
  title: string;
  /** What `sort:` calls it; null where it gives no order. */
  sort: string | null;
  /** Whether a first click puts the highest on top. */
  highFirst: boolean;
  draw: (card: FoundCard) => ComponentChildren;
}

const level = (number: 1 | 2 | 3): Column => ({
  id: `level${number}`,
  title: `Level ${number}`,
  sort: `a${number}`,
  highFirst: true,
  draw: ({ levels }) => {
    const stats = levels[number - 1];
    return stats ? <StatLine face={{ kind: 'level', level: number, ...stats }} /> : '–';
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
    draw: ({ keywords }) =>
      keywords.map(([id, label], place) => (
        <>
          {place > 0 && ', '}
          <a class="keyword-link" href={address(`keywords/${id}/`)} data-keyword={id}>
            {label}
          </a>
        </>
      )),
  },
  {
    id: 'affiliations',
    title: 'Affiliations',
    sort: null,
    highFirst: false,
    draw: ({ affiliations }) => affiliations.map(([, name]) => name).join(', '),
  },
];

const USUAL = 'cost,kind,level1,level2,level3,max,rarity,set,keywords';

/** Ids of the columns the reader wants, between commas. */
export const $columns = persistentAtom<string>('dicewright:table-columns', USUAL);

export function chosenColumns(ids: string): Column[] {
  const wanted = ids.split(',');
  return COLUMNS.filter(({ id }) => wanted.includes(id));
}

export function toggleColumn(id: string): void {
  const wanted = chosenColumns($columns.get()).map((column) => column.id);
  const next = wanted.includes(id) ? wanted.filter((one) => one !== id) : [...wanted, id];
  $columns.set(next.join(','));
}

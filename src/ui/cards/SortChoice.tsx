import { findField } from '../../query/fields.ts';
import { setDirective } from '../../query/set-directive.ts';
import type { SortKey } from '../../query/tree.ts';
import { chooseQuery } from '../card-finder/search-actions.ts';
import { Icon } from '../kit/Icon.tsx';

/** Orders worth a place in the list, with whether the highest should come first. */
const ORDERS: [field: string, name: string, highFirst: boolean][] = [
  ['name', 'Name', false],
  ['cost', 'Cost', false],
  ['a3', 'Attack, level 3', true],
  ['d3', 'Defense, level 3', true],
  ['a1', 'Attack, level 1', true],
  ['asum', 'Attack, all levels', true],
  ['fsum', 'Fielding cost, all levels', false],
  ['max', 'Dice limit', true],
  ['r', 'Rarity', true],
  ['date', 'Year', true],
];

interface Props {
  sort: SortKey[];
  text: string;
  isReady: boolean;
}

export function SortChoice({ sort, text, isReady }: Props) {
  const [first] = sort;
  const field = first?.field ?? '';
  const isListed = ORDERS.some(([one]) => one === field);
  const order = (value: string, descending: boolean) =>
    chooseQuery(setDirective(text, 'sort', value && `${descending ? '-' : ''}${value}`));
  return (
    <div class="result-choice sort-choice">
      <label>
        <span class="visually-hidden">Sort by</span>
        <select
          disabled={!isReady}
          value={field}
          onChange={({ currentTarget: { value } }) =>
            order(value, ORDERS.find(([one]) => one === value)?.[2] ?? false)
          }
        >
          <option value="">Best match</option>
          {ORDERS.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
          {field && !isListed && <option value={field}>{findField(field)?.words ?? field}</option>}
        </select>
      </label>
      {first && (
        <button
          type="button"
          aria-label={first.descending ? 'Highest first; turn around' : 'Lowest first; turn around'}
          onClick={() => order(first.field, !first.descending)}
        >
          <Icon name={first.descending ? 'downward' : 'upward'} />
        </button>
      )}
    </div>
  );
}

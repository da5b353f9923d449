import { useStore } from '@nanostores/preact';
import { Menu } from '../kit/Menu.tsx';
import { $columns, COLUMNS, chosenColumns, toggleColumn } from './table-columns.tsx';

/** Which columns the table has; kept for the next visit. */
export function ColumnChoice() {
  const chosen = chosenColumns(useStore($columns));
  return (
    <Menu icon="columns" name="Columns" isReady>
      <ul class="menu-list">
        {COLUMNS.map((column) => (
          <li key={column.id}>
            <button
              type="button"
              aria-pressed={chosen.includes(column)}
              onClick={() => toggleColumn(column.id)}
            >
              <span class="mark" aria-hidden="true" /> {column.title}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

import { useStore } from '@nanostores/preact';
import { setDirective } from '../../query/set-directive.ts';
import type { Directives } from '../../query/tree.ts';
import { FacetSheet } from '../card-finder/FacetSheet.tsx';
import { chooseQuery } from '../card-finder/search-actions.ts';
import { $shown, $text } from '../card-finder/search-state.ts';
import { Icon } from '../kit/Icon.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { CopyMenu } from './CopyMenu.tsx';
import { SortChoice } from './SortChoice.tsx';

const VIEWS = [
  ['tiles', 'gallery', 'Tiles'],
  ['table', 'table', 'Table'],
  ['text', 'text', 'Text'],
] as const;

const NONE: Directives = { sort: [], view: null, unique: null, limit: null };

/** How results are shown. All of it is written into the query. */
export function Toolbar() {
  const answer = useStore($shown);
  const { view, sort, unique } = answer?.parsed.directives ?? NONE;
  const text = useStore($text);
  const now = view ?? 'tiles';
  return (
    <div class="result-bar">
      <FacetSheet />
      <div class="views" role="group" aria-label="Show as">
        {VIEWS.map(([id, icon, name]) => (
          <button
            key={id}
            type="button"
            aria-pressed={now === id}
            disabled={!answer}
            onClick={() => chooseQuery(setDirective(text, 'view', id === 'tiles' ? '' : id))}
          >
            <Icon name={icon} /> <span>{name}</span>
          </button>
        ))}
      </div>
      <SortChoice sort={sort} text={text} isReady={answer !== null} />
      <label class="result-choice">
        <span class="visually-hidden">Printings</span>
        <select
          disabled={!answer}
          value={unique ?? 'card'}
          onChange={({ currentTarget: { value } }) =>
            chooseQuery(setDirective(text, 'unique', value === 'card' ? '' : value))
          }
        >
          <option value="card">Every printing</option>
          <option value="name">One of each name</option>
          <option value="die">One of each die</option>
        </select>
      </label>
      <span class="result-tools">
        {now === 'table' && <ColumnChoice />}
        <CopyMenu />
      </span>
    </div>
  );
}

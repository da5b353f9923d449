import { type FacetProps, placeholders } from './facet-props.ts';

const SIGNS = { list: '', least: '≥ ', most: '≤ ' } as const;
const BLANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '12'];

/** Numbers to choose from, each filled as far as many cards have it. */
export function NumberFacet({ facet, values, choose }: FacetProps) {
  const shown = values ?? placeholders(BLANKS);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <div class="number-facet">
      {shown.map(({ value, count, chosen }) => {
        const fill = Math.round((count / most) * 100);
        return (
          <button
            key={value}
            type="button"
            aria-pressed={chosen}
            aria-label={`${SIGNS[facet.kind]}${value}, ${count} cards`}
            style={values ? { '--fill': `${fill}%` } : undefined}
            title={`${count.toLocaleString('en')} cards`}
            disabled={!values || (count === 0 && !chosen)}
            onClick={() => choose(value)}
          >
            <span>
              <small>{SIGNS[facet.kind]}</small>
              {value}
            </span>
          </button>
        );
      })}
    </div>
  );
}

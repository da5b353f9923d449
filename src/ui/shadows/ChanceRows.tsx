import { type Fraction, formatFraction, formatPercent, toNumber } from '../../tabletop/fraction.ts';

interface Props {
  caption: string;
  /** Heads of the columns behind the first one. */
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...chances: (Fraction | null)[]])[];
}

/** Exact chances in rows, the first drawn as a bar. */
export function ChanceRows({ caption, columns, rows }: Props) {
  return (
    <div class="sh-scroll" role="group" tabIndex={0} aria-label={caption}>
      <table class="sh-chances">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...chances]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {chances.map((chance, at) => (
                <td key={columns[at]} title={chance ? formatFraction(chance) : undefined}>
                  {chance ? formatPercent(chance) : '–'}
                  {chance && at === 0 && <Bar share={toNumber(chance)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg class="sh-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={100} height={6} class="all" />
      <rect width={Math.max(0.5, share * 100)} height={6} class="part" />
    </svg>
  );
}

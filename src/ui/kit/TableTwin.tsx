interface Props {
  /** What the table is about, for people who do not see the panel around it. */
  about: string;
  columns: string[];
  /** The first cell names the row. */
  rows: (string | number)[][];
}

/** The same figures as a chart, as a table that opens. */
export function TableTwin({ about, columns, rows }: Props) {
  return (
    <details class="table-twin">
      <summary>
        As a table<span class="visually-hidden">: {about}</span>
      </summary>
      <div class="twin-scroll" role="group" tabIndex={0} aria-label={about}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col">{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr>
                <th scope="row">{name}</th>
                {cells.map((cell) => (
                  <td>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

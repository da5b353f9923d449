import { Component } from 'preact';
import { useState } from 'preact/hooks';
import type { DiceRow } from '../../../dice-masters/teams/index.ts';
import { Die } from '../../kit/Die.tsx';
import { Panel } from './Panel.tsx';

/** A full team has fewer; more come at a press. */
const MOST_ROWS = 24;

/** Every die of the team with all its faces. */
export function DiceMatrixPanel({ dice }: { dice: DiceRow[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? dice : dice.slice(0, MOST_ROWS);
  return (
    <Panel title="All faces" look="wide">
      <div class="matrix-scroll" role="group" tabIndex={0} aria-label="Faces of all dice">
        <table class="dice-matrix">
          <thead>
            <tr>
              <th scope="col">Card</th>
              <th scope="col">Dice</th>
              <th scope="colgroup" colSpan={6}>
                Faces
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <MatrixRow row={row} key={row.id} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < dice.length && (
        <button class="button small" type="button" onClick={() => setWhole(true)}>
          Show all {dice.length} kinds of dice
        </button>
      )}
    </Panel>
  );
}

class MatrixRow extends Component<{ row: DiceRow }> {
  override shouldComponentUpdate({ row }: { row: DiceRow }): boolean {
    const before = this.props.row;
    return row.faces !== before.faces || row.dice !== before.dice || row.id !== before.id;
  }

  override render({ row }: { row: DiceRow }) {
    return (
      <tr>
        <th scope="row">
          {row.name} <span class="subtitle">{row.subtitle}</span>
        </th>
        <td>{row.dice}</td>
        {row.faces.map((face) => (
          <td>
            <Die face={face} mark={row.mark} energy={row.energy} size="small" times={1} />
          </td>
        ))}
      </tr>
    );
  }
}

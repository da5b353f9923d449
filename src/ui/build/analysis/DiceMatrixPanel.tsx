import { Component } from 'preact';
import type { DiceRow } from '../../../teams/analysis/dice-matrix.ts';
import { Die } from '../../cards/Die.tsx';
import { Panel } from './Panel.tsx';

/** Every die of the team with all its faces. */
export function DiceMatrixPanel({ dice }: { dice: DiceRow[] }) {
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
            {dice.map((row) => (
              <MatrixRow row={row} key={row.id} />
            ))}
          </tbody>
        </table>
      </div>
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

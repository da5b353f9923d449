import { QuarryEffects } from '../kit/QuarryEffects.tsx';
import type { WildsBox } from './wilds-state.ts';

/** The set-up on one page; only printers see it. */
export function WildsSheet({ there, seed }: { there: WildsBox['cards']; seed: string }) {
  return (
    <div class="wilds-sheet" aria-hidden="true">
      <h2>The Wilds{seed && `, seed ${seed}`}</h2>
      <table>
        <thead>
          <tr>
            <th>Card</th>
            <th>Cost</th>
            <th>Glory</th>
            <th>Dice</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {there.map(({ id, name, cost, glory, dice, effects }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{cost}</td>
              <td>{glory ?? '–'}</td>
              <td>{dice}</td>
              <td>
                <QuarryEffects effects={effects} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Besides: Portal (cost 4) with 5 dice, Assistant (cost 1, 1 Glory) with 2, Quiddity with
        none. Each player: 8 Quiddity and 4 Assistant dice in the bag. Glory to win: 20 with two
        players, 15 with three, 12 with four.
      </p>
    </div>
  );
}

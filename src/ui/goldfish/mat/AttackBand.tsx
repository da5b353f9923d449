import type { GameView, Seat } from '../../../dice-masters/engine/index.ts';
import type { TableGame } from '../goldfish-state.ts';
import { columnOf } from '../table/drops.ts';
import { clashesOf, type Piece, piecesIn } from '../table/pieces.ts';
import { MatDie } from './MatDie.tsx';

interface Props {
  table: TableGame;
  view: GameView;
}

/** The Attack Zone between the players: each attacker with the dice that block it. */
export function AttackBand({ table, view }: Props) {
  const { game } = table.run;
  const attacking: Seat = game.active;
  const defending: Seat = attacking === 0 ? 1 : 0;
  const attackers = piecesIn(game, view, attacking, 'attack');
  const others = new Map(
    piecesIn(game, view, defending, 'attack').map((piece) => [piece.die, piece]),
  );
  const columns = clashesOf(
    game,
    attackers.map(({ die }) => die),
  );
  const paired = new Set(columns.flatMap(({ blockers }) => blockers));
  const loose = [...others.values()].filter(({ die }) => !paired.has(die));
  const isEmpty = attackers.length + others.size === 0;
  return (
    <section
      class={`area area-attack${isEmpty ? ' empty' : ''}${attacking === 1 ? ' from-foe' : ''}`}
      aria-label="Attack Zone"
      data-anchor="attack"
    >
      <h3>Attack Zone {!isEmpty && <span class="count">{attackers.length + others.size}</span>}</h3>
      <div class="clashes">
        {columns.map(({ attacker, blockers }) => (
          <Column
            key={attacker}
            attacker={attackers.find(({ die }) => die === attacker)}
            blockers={blockers.flatMap((die) => others.get(die) ?? [])}
          />
        ))}
        {loose.map((piece) => (
          <MatDie key={piece.die} piece={piece} />
        ))}
      </div>
    </section>
  );
}

function Column({ attacker, blockers }: { attacker: Piece | undefined; blockers: Piece[] }) {
  if (!attacker) return null;
  return (
    <div
      class={`clash${blockers.length > 0 ? ' blocked' : ''}`}
      data-anchor={columnOf(attacker.die)}
    >
      <div class="blockers">
        {blockers.length > 0 && <span class="visually-hidden">Blocked by</span>}
        {blockers.map((piece) => (
          <MatDie key={piece.die} piece={piece} />
        ))}
      </div>
      <MatDie piece={attacker} />
    </div>
  );
}

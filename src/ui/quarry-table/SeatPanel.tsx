import type { Box, DieView, GameView, SeatView } from '../../quarriors/engine/index.ts';
import { TableDie } from './TableDie.tsx';

interface Props {
  view: GameView;
  seat: number;
  name: string;
  box: Box;
}

/** The dice of one player. */
export function SeatPanel({ view, seat, name, box }: Props) {
  const own = view.seats[seat];
  if (!own) return null;
  const isActive = view.active === seat;
  return (
    <section class={`quarry-seat${isActive ? ' active' : ''}`} aria-label={name}>
      <h2>
        {name} <small>{`${own.glory} of ${view.goal} Glory${isActive ? ', to play' : ''}`}</small>
      </h2>
      <progress max={view.goal} value={own.glory} aria-label={`Glory of ${name}`} />
      <Zone title="Ready Area" dice={own.ready} note={readyNote(own)} box={box} view={view} />
      <Zone title="Active Pool" dice={own.pool} note={() => ''} box={box} view={view} />
      {own.aside.length > 0 && <p class="quarry-pile">Set aside: {counted(own.aside)}</p>}
      {own.spent.length > 0 && <p class="quarry-pile">Spent: {counted(own.spent)}</p>}
      <p class="quarry-pile">
        Used Pile, {own.used.length}: {counted(own.used) || 'nothing'}
      </p>
      <p class="quarry-pile">
        Bag, {own.bag.length}: {counted(own.bag) || 'nothing'}
      </p>
    </section>
  );
}

interface ZoneProps {
  title: string;
  dice: readonly DieView[];
  note: (die: DieView) => string;
  box: Box;
  view: GameView;
}

function Zone({ title, dice, note, box, view }: ZoneProps) {
  return (
    <div class="quarry-zone">
      <h3>{title}</h3>
      {dice.length === 0 ? (
        <p class="quiet">Empty</p>
      ) : (
        <ul>
          {dice.map((die) => (
            <li key={die.die}>
              <TableDie die={die} box={box} wilds={view.wilds} note={note(die)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const readyNote =
  ({ ready }: SeatView) =>
  ({ attack, defense, with: creature }: DieView): string => {
    if (attack !== undefined) return `attack ${attack}, defense ${defense}`;
    const bearer = ready.find(({ die }) => die === creature);
    return bearer ? `with ${bearer.name}` : '';
  };

/** `3 Quiddity, Portal`. */
function counted(dice: readonly DieView[]): string {
  const groups = Map.groupBy(dice, ({ name }) => name);
  return [...groups]
    .map(([name, { length }]) => (length > 1 ? `${length} ${name}` : name))
    .join(', ');
}

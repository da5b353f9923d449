import { useMemo, useRef } from 'preact/hooks';
import { ENERGY_NAMES, type EnergyUnit } from '../../../dice-masters/cards/index.ts';
import { type GameView, viewOf, type Zone } from '../../../dice-masters/engine/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { TableGame } from '../goldfish-state.ts';
import { seatNames } from '../spoken-words.ts';
import { cardsOnTable, piecesIn } from '../table/pieces.ts';
import { useLook } from '../table-look.ts';
import { AttackBand } from './AttackBand.tsx';
import { CardSlot } from './CardSlot.tsx';
import { Life } from './Life.tsx';
import { OpponentSide } from './OpponentSide.tsx';
import { RerollTray } from './RerollTray.tsx';
import { useDrag } from './use-drag.ts';
import { useFlights } from './use-flights.ts';
import { ZoneBox } from './ZoneBox.tsx';

/** The table seen from above: the opponent across, the own mat below. */
export function Mat() {
  const { table, lit } = useLook();
  const { game } = table.run;
  const view = useMemo(() => viewOf(game), [game]);
  const mat = useRef<HTMLDivElement>(null);
  useFlights(mat, table, view);
  useDrag(mat);
  const rolled = useMemo(() => rolledLast(table), [table]);
  const pieces = (zone: Zone) => piecesIn(game, view, 0, zone);
  const own = (zone: Zone) => {
    const dice = pieces(zone);
    return {
      zone,
      seat: 0 as const,
      pieces: dice,
      isLit: dice.some(({ die }) => lit.dice.has(die)),
      rolled,
    };
  };
  const aside = pieces('aside');
  return (
    <div class="mat-place">
      <div class="mat" ref={mat}>
        <h2 class="visually-hidden">The table</h2>
        <OpponentSide table={table} view={view} />
        <AttackBand table={table} view={view} />
        <Life seat={0} life={view.seats[0].life} name={seatNames(table.names)[0]} />
        <ZoneBox {...own('field')} />
        <ZoneBox {...own('prep')}>
          <RerollTray />
        </ZoneBox>
        <ZoneBox {...own('reserve')}>
          <Virtual view={view} />
        </ZoneBox>
        <ZoneBox {...own('out')} isHeaped />
        <ZoneBox {...own('bag')} isHeaped />
        <OwnCards table={table} />
        <ZoneBox {...own('used')} isHeaped />
        {aside.length > 0 && <ZoneBox {...own('aside')} />}
      </div>
    </div>
  );
}

/** So many Basic Actions need a row of their own. */
const MANY_BASICS = 3;

function OwnCards({ table }: { table: TableGame }) {
  const cards = cardsOnTable(table.run.game);
  const team = cards.filter(({ seat, isBasic }) => seat === 0 && !isBasic);
  const basics = cards.filter(({ isBasic }) => isBasic);
  return (
    <div class={`own-cards${basics.length >= MANY_BASICS ? ' wide' : ''}`}>
      {team.length > 0 && (
        <section aria-label="Your cards">
          <h3>Your cards</h3>
          <ul class="card-slots">
            {team.map((card) => (
              <CardSlot key={card.card} card={card} />
            ))}
          </ul>
        </section>
      )}
      {basics.length > 0 && (
        <section aria-label="Basic Actions">
          <h3>Basic Actions</h3>
          <ul class="card-slots">
            {basics.map((card) => (
              <CardSlot key={card.card} card={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Energy without a die. (R3.9) */
function Virtual({ view }: { view: GameView }) {
  const units = Object.entries(view.seats[0].virtual) as [EnergyUnit, number][];
  if (units.length === 0) return null;
  return (
    <ul class="virtual">
      {units.map(([unit, amount]) => (
        <li key={unit}>
          +{amount} {unit === 'generic' ? null : <Icon name={unit} look={`icon e-${unit}`} />}{' '}
          {ENERGY_NAMES[unit].toLowerCase()} without a die
        </li>
      ))}
    </ul>
  );
}

/** Dice that the last pick rolled and that are still seen. */
function rolledLast({ run, heard, isForward }: TableGame): ReadonlySet<number> {
  if (!isForward) return new Set();
  return new Set(
    run.log.entries.slice(heard).flatMap((event) => (event.kind === 'roll' ? event.die : [])),
  );
}

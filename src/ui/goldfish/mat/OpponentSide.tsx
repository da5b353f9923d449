import type { GameView, Zone } from '../../../dice-masters/engine/index.ts';
import type { TableGame } from '../goldfish-state.ts';
import { seatNames } from '../spoken-words.ts';
import { cardsOnTable, piecesIn } from '../table/pieces.ts';
import { useLook } from '../table-look.ts';
import { CardSlot } from './CardSlot.tsx';
import { Life } from './Life.tsx';
import { ZoneBox } from './ZoneBox.tsx';

interface Props {
  table: TableGame;
  view: GameView;
}

/** What lies across, as it lies on the near side. */
const ROLLED: readonly Zone[] = ['prep', 'reserve'];

/** The far side of the table. Somebody who is nobody has only life. (G1) */
export function OpponentSide({ table, view }: Props) {
  const { lit } = useLook();
  const { spec, names } = table;
  const { game } = table.run;
  const { kind } = spec.seats[1];
  const box = (zone: Zone) => {
    const pieces = piecesIn(game, view, 1, zone);
    const isLit = pieces.some(({ die }) => lit.dice.has(die));
    const isHeaped = !ROLLED.includes(zone) || (zone === 'prep' && game.step !== 'roll-and-reroll');
    return { zone, seat: 1 as const, pieces, isLit, isHeaped };
  };
  return (
    <section class={`foe foe-${kind}`} aria-label="Opponent">
      <div class="foe-head">
        <Life seat={1} life={view.seats[1].life} name={seatNames(names)[1]} />
        <p class="foe-kind">{KINDS[kind]}</p>
      </div>
      {kind === 'player' && (
        <div class="foe-zones">
          <ZoneBox {...box('bag')} />
          <ZoneBox {...box('prep')} />
          <ZoneBox {...box('reserve')} />
          <ZoneBox {...box('out')} />
          <ZoneBox {...box('used')} />
          {view.seats[1].zones.aside.length > 0 && <ZoneBox {...box('aside')} />}
        </div>
      )}
      {kind !== 'nobody' && <ZoneBox {...box('field')} isHeaped={false} />}
      {kind === 'player' && <OpponentCards table={table} />}
    </section>
  );
}

const KINDS = { nobody: 'nobody there', dummy: 'blocks only', player: 'plays by itself' };

function OpponentCards({ table }: { table: TableGame }) {
  const cards = cardsOnTable(table.run.game).filter(({ seat, isBasic }) => seat === 1 && !isBasic);
  return (
    <details class="foe-cards">
      <summary>
        Cards of the opponent <span class="count">{cards.length}</span>
      </summary>
      <ul class="card-slots">
        {cards.map((card) => (
          <CardSlot key={card.card} card={card} />
        ))}
      </ul>
    </details>
  );
}

import type { GameView } from '../../../engine/view.ts';
import type { TableGame } from '../goldfish-state.ts';
import { seatNames } from '../spoken-words.ts';
import { cardsOnTable, piecesIn } from '../table/pieces.ts';
import { CardSlot } from './CardSlot.tsx';
import { Life } from './Life.tsx';
import { ZoneBox } from './ZoneBox.tsx';

interface Props {
  table: TableGame;
  view: GameView;
}

/** The far side of the table. Somebody who is nobody has only life. (G1) */
export function OpponentSide({ table, view }: Props) {
  const { spec, names } = table;
  const { game } = table.run;
  const [, other] = spec.seats;
  const pieces = (zone: 'reserve' | 'prep' | 'field') => piecesIn(game, view, 1, zone);
  const count = (zone: 'bag' | 'used' | 'out' | 'prep') => view.seats[1].zones[zone].length;
  const kind = { nobody: 'nobody there', dummy: 'blocks only', player: 'plays by itself' }[
    other.kind
  ];
  return (
    <section class="foe" aria-label="Opponent">
      <div class="foe-head">
        <Life seat={1} life={view.seats[1].life} name={seatNames(names)[1]} />
        <p class="foe-kind">{kind}</p>
        {other.kind === 'player' && (
          <dl class="foe-counts" data-anchor="1-bag">
            <dt>Bag</dt>
            <dd>{count('bag')}</dd>
            <dt>Prep</dt>
            <dd>{count('prep')}</dd>
            <dt>Used</dt>
            <dd>{count('used')}</dd>
            <dt>Out</dt>
            <dd>{count('out')}</dd>
          </dl>
        )}
      </div>
      {other.kind !== 'nobody' && <ZoneBox zone="field" seat={1} pieces={pieces('field')} />}
      {other.kind === 'player' && <ZoneBox zone="reserve" seat={1} pieces={pieces('reserve')} />}
      {other.kind === 'player' && (
        <details class="foe-cards">
          <summary>Cards of the opponent</summary>
          <ul class="card-slots">
            {cardsOnTable(game)
              .filter(({ seat, isBasic }) => seat === 1 && !isBasic)
              .map((card) => (
                <CardSlot key={card.card} card={card} />
              ))}
          </ul>
        </details>
      )}
    </section>
  );
}

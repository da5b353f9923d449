import type { Box, DieView } from '../../quarriors/engine/index.ts';
import { QuarryDie } from '../kit/QuarryDie.tsx';
import { faceOf } from './faces.ts';

interface Props {
  die: DieView;
  box: Box;
  wilds: readonly { id: string }[];
  /** Words beneath it, such as attack and defense. */
  note?: string;
}

/** A die of the table with its name. */
export function TableDie({ die, box, wilds, note = '' }: Props) {
  const shown = faceOf(box, wilds, die.row);
  return (
    <span class="table-die">
      {shown && <QuarryDie face={shown.face} id={shown.own.id} name={shown.own.name} />}
      <span class="table-die-name">{die.name}</span>
      {note !== '' && <small>{note}</small>}
    </span>
  );
}

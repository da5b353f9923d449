import {
  type EnergyType,
  type Face,
  groupFaces,
  monogram,
} from '../../dice-masters/cards/index.ts';
import { Die } from './Die.tsx';

interface Props {
  card: { name: string; energy: readonly EnergyType[]; faces: readonly Face[] };
  sheet?: string;
}

/** The faces of a card's die, equal ones once with their number. */
export function DieStrip({ card: { name, energy, faces }, sheet = '' }: Props) {
  const mark = monogram(name);
  return (
    <div class="die-strip">
      {groupFaces(faces).map(({ face, times }) => (
        <Die face={face} mark={mark} energy={energy} size="small" times={times} sheet={sheet} />
      ))}
    </div>
  );
}

import { useMemo } from 'preact/hooks';
import { BlankDie } from '../../kit/BlankDie.tsx';
import { Die } from '../../kit/Die.tsx';
import { isOpen, pickAmong, toggleChosen } from '../goldfish-state.ts';
import type { Piece } from '../table/pieces.ts';
import { isTogether } from '../table/plans.ts';
import { optionWords } from '../table/words.ts';
import { useLook } from '../table-look.ts';

interface Props {
  piece: Piece;
  /** Rolled by the last pick. */
  isRolled?: boolean;
}

/** A die on the mat. While it stands for an option a button lies over it; the die itself is not drawn anew. */
export function MatDie({ piece, isRolled = false }: Props) {
  const { lit, chosen, payment, table } = useLook();
  const { die, face, mark, stats, damage, label } = piece;
  const options = lit.dice.get(die);
  const isChosen = chosen.includes(die);
  const isProposed = payment?.dice.includes(die) ?? false;
  const isTaken = !options && isOpen(table) && table.run.game.scratch.mark[die] !== 0;
  const look = [
    'mat-die',
    options ? 'lit' : '',
    isChosen ? `chosen ${table.run.game.decision.kind}` : '',
    isProposed ? 'proposed' : '',
    isTaken ? 'taken' : '',
    isRolled ? 'rolled' : '',
  ];
  const drawn = useMemo(() => <Drawn piece={piece} />, [face, mark, stats, damage]);
  const words = isTaken ? `${label}, chosen` : label;
  const inert = options ? {} : { role: 'img' as const, 'aria-label': words };
  return (
    <span class={look.filter(Boolean).join(' ')} data-die={die} {...inert}>
      {drawn}
      {options && <Grip piece={piece} options={options} isChosen={isChosen} />}
    </span>
  );
}

interface GripProps {
  piece: Piece;
  options: readonly number[];
  isChosen: boolean;
}

function Grip({ piece, options, isChosen }: GripProps) {
  const { game } = useLook().table.run;
  const isReroll = game.decision.kind === 'reroll';
  const isChoice = isTogether(game.decision);
  const [only = 0] = options;
  const does = options.length > 1 ? 'Choose what it does' : optionWords(game, only);
  return (
    <button
      type="button"
      class="grip"
      title={isReroll ? 'Choose for the reroll' : does}
      aria-pressed={isChoice ? isChosen : undefined}
      onClick={() => (isChoice ? toggleChosen(piece.die) : pickAmong(options))}
    >
      <span class="visually-hidden">
        {isReroll ? 'Roll again' : does}: {piece.label}
      </span>
    </button>
  );
}

function Drawn({ piece }: { piece: Piece }) {
  const { face, mark, energy, stats, damage } = piece;
  return (
    <span class="drawn" aria-hidden="true">
      {face ? (
        <Die face={face} mark={mark} energy={energy} size="medium" times={1} />
      ) : (
        <BlankDie mark={mark} energy={energy} />
      )}
      {stats && <span class="now">{stats}</span>}
      {damage > 0 && <span class="hurt">−{damage}</span>}
    </span>
  );
}

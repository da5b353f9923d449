import { tint } from '../../../domain/tint.ts';
import { Die } from '../../cards/Die.tsx';
import { pickAmong, toggleChosen } from '../goldfish-state.ts';
import type { Piece } from '../table/pieces.ts';
import { optionWords } from '../table/words.ts';
import { useLook } from '../table-look.ts';

interface Props {
  piece: Piece;
  /** Rolled by the last pick. */
  isRolled?: boolean;
}

/** A die on the mat: a button while it stands for an option, inert otherwise. */
export function MatDie({ piece, isRolled = false }: Props) {
  const { lit, chosen, payment } = useLook();
  const options = lit.dice.get(piece.die);
  const isChosen = chosen.includes(piece.die);
  const isProposed = payment?.dice.includes(piece.die) ?? false;
  const look = [
    'mat-die',
    options ? 'lit' : '',
    isChosen ? 'chosen' : '',
    isProposed ? 'proposed' : '',
    isRolled ? 'rolled' : '',
  ];
  const classes = look.filter(Boolean).join(' ');
  if (!options) {
    return (
      <span class={classes} data-die={piece.die} role="img" aria-label={piece.label}>
        <Drawn piece={piece} />
      </span>
    );
  }
  return <LitDie piece={piece} options={options} classes={classes} isChosen={isChosen} />;
}

interface LitProps {
  piece: Piece;
  options: readonly number[];
  classes: string;
  isChosen: boolean;
}

function LitDie({ piece, options, classes, isChosen }: LitProps) {
  const { game } = useLook().table.run;
  const isReroll = game.decision.kind === 'reroll';
  const [only = 0] = options;
  const does = options.length > 1 ? 'Choose what it does' : optionWords(game, only);
  return (
    <button
      type="button"
      class={classes}
      data-die={piece.die}
      title={isReroll ? 'Choose for the reroll' : does}
      aria-pressed={isReroll ? isChosen : undefined}
      onClick={() => (isReroll ? toggleChosen(piece.die) : pickAmong(options))}
    >
      <span class="visually-hidden">
        {isReroll ? 'Roll again' : does}: {piece.label}
      </span>
      <Drawn piece={piece} />
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
        <Blank mark={mark} energy={energy} />
      )}
      {stats && <span class="now">{stats}</span>}
      {damage > 0 && <span class="hurt">−{damage}</span>}
    </span>
  );
}

/** A die that lies unrolled, with the letters of its card. */
export function Blank({ mark, energy }: { mark: string; energy: readonly string[] }) {
  return (
    <span class="die blank">
      <b class={`mark ${tint(energy)}`}>{mark}</b>
    </span>
  );
}

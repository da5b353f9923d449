import { useMemo, useState } from 'preact/hooks';
import { roundOf } from '../../../dice-masters/words/index.ts';
import type { CardLibrary } from '../../card-data/card-library.ts';
import type { KeptGame } from '../../game-link/game-link.ts';
import { Icon } from '../../kit/Icon.tsx';
import { resumeGame } from '../goldfish-state.ts';
import { seatNames } from '../spoken-words.ts';
import { unfinishedGame } from './unfinished.ts';

/** The way back to the last game that has not ended. */
export function ResumeGame({ library }: { library: CardLibrary }) {
  const kept = useMemo(() => unfinishedGame(library), [library]);
  const [problem, setProblem] = useState('');
  if (!kept) return null;
  return (
    <section class="resume" aria-label="Unfinished game">
      <p>
        <b>Your game is not over.</b> {gameWords(kept)}
      </p>
      <button type="button" class="button" onClick={() => setProblem(resumeGame(kept) ?? '')}>
        <Icon name="redo" /> Resume
      </button>
      <small role="status">{problem}</small>
    </section>
  );
}

function gameWords({ replay, names }: KeptGame): string {
  const [own, other] = seatNames(names);
  const turn = roundOf(replay.hashes.length + 1);
  const against = replay.spec.seats[1].kind === 'nobody' ? 'alone' : `against ${other}`;
  return `${own}, ${against}, turn ${turn}.`;
}

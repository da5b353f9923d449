interface Props {
  words: string;
  /** Takes back what was done, where that can be. */
  undo: (() => void) | null;
  /** Somebody is at it, and has gone again. */
  hold?: () => void;
  letGo?: () => void;
}

/** What happened, and a way to take it back. */
export function Toast({ words, undo, hold, letGo }: Props) {
  return (
    <p onMouseEnter={hold} onMouseLeave={letGo} onFocusIn={hold} onFocusOut={letGo}>
      {words}
      {undo && (
        <button type="button" onClick={undo}>
          Undo
        </button>
      )}
    </p>
  );
}

import { atom } from 'nanostores';

interface Toast {
  words: string;
  /** Takes back what was done, where that can be. */
  undo: (() => void) | null;
}

const SHOWN_FOR = 8000;

export const $toast = atom<Toast | null>(null);

let timer = 0;

/** Says briefly what happened, with a way to take it back. */
export function say(words: string, undo: (() => void) | null = null): void {
  clearTimeout(timer);
  $toast.set({ words, undo });
  timer = window.setTimeout(() => $toast.set(null), SHOWN_FOR);
}

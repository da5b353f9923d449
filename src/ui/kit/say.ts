import { atom } from 'nanostores';

interface Toast {
  words: string;
  /** Takes back what was done, where that can be. */
  undo: (() => void) | null;
}

/** Milliseconds. */
export const SHOWN_FOR = 8000;

export const $toast = atom<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says briefly what happened, with a way to take it back. */
export function say(words: string, undo: (() => void) | null = null): void {
  $toast.set({ words, undo: undo && (() => takeBack(undo)) });
  letToastGo();
}

/** Somebody is at it: it stays. */
export function holdToast(): void {
  clearTimeout(timer);
}

export function letToastGo(): void {
  clearTimeout(timer);
  timer = setTimeout(() => $toast.set(null), SHOWN_FOR);
}

function takeBack(undo: () => void): void {
  undo();
  $toast.set(null);
}

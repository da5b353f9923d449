import { type StorageTrouble, storageToKeepIn } from './browser-storage.ts';

const WORDS: Record<StorageTrouble, string> = {
  none: 'This browser lets the site keep nothing: what you make here is gone when you leave, unless a link or a file holds it.',
  full: 'The browser’s storage for this site is full, so this is not kept for your next visit. Delete teams, snapshots or searches you no longer need, then try again.',
};

/** Whatever says so already, here or in the builder. */
const SAID = '.not-kept, .trouble';

const told = new Set<StorageTrouble>();

/** Says once on a page that something is not kept, and what to do. */
export function tellNotKept(trouble: StorageTrouble): void {
  if (told.has(trouble) || typeof document === 'undefined' || document.querySelector(SAID)) return;
  told.add(trouble);
  const note = document.createElement('div');
  note.className = 'not-kept';
  note.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = WORDS[trouble];
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => note.remove());
  note.append(words, close);
  // A modal dialog silences the rest of the page.
  const place = document.querySelector('dialog:modal') ?? document.body;
  place.append(note);
}

/** For tools, when they start. */
export function tellIfNothingIsKept(): void {
  if (!storageToKeepIn()) tellNotKept('none');
}

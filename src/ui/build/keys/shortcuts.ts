import { keptChoice } from '../../storage/kept-atom.ts';
import { newTeam } from '../../team-shelf/team-store.ts';
import { $panel } from '../build-state.ts';
import { findCards } from '../picker/find-cards.ts';
import { redoStep, undoStep } from '../team-actions.ts';

/** Keys without Control can be switched off by people whose tools send them by accident. */
export const $singleKeys = keptChoice('dicewright:single-keys', ['on', 'off']);

interface Shortcut {
  key: string;
  words: string;
  act: () => void;
}

export const SHORTCUTS: Shortcut[] = [
  { key: 'f', words: 'Find cards', act: () => findCards('') },
  { key: 'b', words: 'Find Basic Actions', act: () => findCards('k:basic') },
  { key: 't', words: 'Your teams', act: () => $panel.set('teams') },
  { key: 'n', words: 'New team', act: () => newTeam() },
  { key: 's', words: 'Share and export', act: () => $panel.set('share') },
  { key: 'i', words: 'Paste a team', act: () => $panel.set('import') },
  { key: 'a', words: 'Analysis', act: () => $panel.set('analysis') },
  { key: 'r', words: 'Random team', act: () => $panel.set('random') },
  { key: 'c', words: 'Compare', act: () => $panel.set('compare') },
  { key: 'p', words: 'Print', act: () => $panel.set('print') },
  { key: '?', words: 'These keys', act: () => $panel.set('keys') },
];

/** Listens for keys on the whole page; returns what ends it. */
export function followKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    const act = event.ctrlKey || event.metaKey ? withControl(event) : single(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function withControl(event: KeyboardEvent): (() => void) | null {
  if (isWriting(event.target)) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? redoStep : undoStep;
  return key === 'y' ? redoStep : null;
}

function single(event: KeyboardEvent): (() => void) | null {
  if ($singleKeys.get() === 'off' || $panel.get() !== null || isWriting(event.target)) return null;
  return SHORTCUTS.find(({ key }) => key === event.key)?.act ?? null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

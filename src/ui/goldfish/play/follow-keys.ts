import { redo, undo } from '../goldfish-state.ts';
import { optionOf } from './option-keys.ts';

/** Digits and letters choose an option, U and R go back and forth; typing in a field stays typing. */
export function followKeys(): () => void {
  const press = (event: KeyboardEvent) => {
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = event.ctrlKey || event.metaKey ? withControl(event) : plain(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'range')
  );
}

function withControl({ key, shiftKey }: KeyboardEvent): (() => void) | null {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return redo;
  return letter === 'z' ? undo : null;
}

function plain({ key, altKey, target }: KeyboardEvent): (() => void) | null {
  if (altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'u') return undo;
  if (letter === 'r') return redo;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.options button')];
  const button = buttons[optionOf(key, buttons.length)];
  if (button) return () => button.click();
  const isLost = target === document.body && (key === 'ArrowDown' || key === 'ArrowUp');
  return isLost && buttons[0] ? () => buttons[0]?.focus() : null;
}

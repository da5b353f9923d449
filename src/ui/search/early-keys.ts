/** Keys pressed while the palette was on its way. */
export interface EarlyKeys {
  text: string;
  /** How it ended: a search to carry out at once, or one that is not wanted any more. */
  end: 'Enter' | 'Escape' | null;
}

/** Catches keys that are meant for a field which is not there yet. */
export function catchKeys(): { stop: () => EarlyKeys } {
  const keys: EarlyKeys = { text: '', end: null };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === 'Enter' || key === 'Escape') keys.end ??= key;
    else if (key === 'Backspace') keys.text = keys.text.slice(0, -1);
    else if (key.length === 1 && keys.end === null) keys.text += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', press, { capture: true });
  return {
    stop: () => {
      document.removeEventListener('keydown', press, { capture: true });
      return keys;
    },
  };
}

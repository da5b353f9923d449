/** Puts another address in the place of this one, without a step in the history. */
export function replaceAddress(wanted: string, state: unknown = history.state): void {
  try {
    history.replaceState(state, '', wanted);
  } catch {
    // Browsers refuse very many changes in a short time; the next one will do.
  }
}

/** Leads the focus from something that is about to go to the control of its line. */
export function focusLine(leaving: Element): void {
  const line = leaving.closest('[data-line]');
  line?.querySelector<HTMLElement>('input, .toggles button')?.focus();
}

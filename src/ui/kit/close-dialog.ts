/** Closes the dialog around an element, if there is one. */
export function closeDialog(inside: Element): void {
  inside.closest('dialog')?.close();
}

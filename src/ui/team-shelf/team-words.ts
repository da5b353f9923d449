import { called } from '../../text/called.ts';
/** What to call a team that may have no name. */
export function teamTitle({ name }: { name: string }): string {
  return called(name, 'Unnamed team');
}

export function whenWords(when: number): string {
  return new Date(when).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}

/** `2026-11-16`, for names of files. */
export function dayOf(when: number): string {
  return new Date(when).toISOString().slice(0, 10);
}

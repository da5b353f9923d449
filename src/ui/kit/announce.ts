import { atom } from 'nanostores';

/** What happened last, for people who do not see it. */
export const $said = atom('');

/** Says it to screen readers; the same words twice are said twice. */
export function announce(words: string): void {
  $said.set($said.get() === words ? `${words}\u00a0` : words);
}

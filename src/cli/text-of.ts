import { existsSync, readFileSync, statSync } from 'node:fs';

/** The file of that name, or the words themselves. */
export function textOf(words: string[]): string {
  const text = words.join(' ');
  const isFile = existsSync(text) && statSync(text).isFile();
  return isFile ? readFileSync(text, 'utf8') : text;
}

import { readFileSync, statSync } from 'node:fs';
import { BadQuestion } from './question.ts';

const STANDARD_INPUT = 0;
const FILE_NAME = /^[^\s#?]*\.[a-z]{1,5}$/i;
const FILE_PATH = /^(?:\.{0,2}|~)[/\\]\S*$/;

/** What the words name: standard input for `-`, a file, or the words themselves. */
export function textOf(words: string[]): string {
  const text = words.join(' ');
  if (text === '-') return readFileSync(STANDARD_INPUT, 'utf8');
  if (isFile(text)) return readFile(text);
  if (looksLikeFile(text)) throw new BadQuestion(`There is no file ${text}.`);
  return text;
}

export function readFile(path: string): string {
  try {
    return readFileSync(path === '-' ? STANDARD_INPUT : path, 'utf8');
  } catch (error) {
    throw new BadQuestion(`${isFile(path) ? 'Nobody may read' : 'There is no file'} ${path}.`, {
      cause: error,
    });
  }
}

export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** One word that is neither a link nor a team. */
export function looksLikeFile(text: string): boolean {
  return !text.includes('://') && (FILE_NAME.test(text) || FILE_PATH.test(text));
}

/** Why words hold no team, for people who may have meant a file. */
export function noTeam(words: string[]): string {
  const text = words.join(' ');
  const isName = /^[\w.-]+$/.test(text) && text !== '-';
  return `There is no team in "${clip(text)}"${isName && !isFile(text) ? ', and no file of that name' : ''}.`;
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

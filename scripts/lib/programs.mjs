import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first program of these names in the folders of PATH. */
export function findProgram(...names) {
  return names.flatMap((name) => pathsOf(name)).find(isExecutable);
}

export function pathsOf(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

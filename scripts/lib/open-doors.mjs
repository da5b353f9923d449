import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const GAMES = ['dice-masters', 'quarriors'];
const folders = GAMES.map((game) => fileURLToPath(new URL(`../../src/${game}/`, import.meta.url)));
const isInGame = (path) => folders.some((folder) => path.startsWith(folder));

/**
 * Lets the build look through the doors of a game: whoever imports from a door imports from the files
 * behind it, so that pages are cut into files as if there were no doors.
 */
export function openDoors() {
  const doors = new Map();
  return {
    name: 'dicewright-doors',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (isInGame(id) || !GAMES.some((game) => code.includes(game))) return null;
      const imports = parseSync(id, code, { lang: 'js' }).program.body.filter(
        ({ type, source }) => type === 'ImportDeclaration' && source.value.endsWith('/index.ts'),
      );
      let opened = code;
      for (const one of imports.reverse()) {
        const door = join(dirname(id), one.source.value);
        if (!isInGame(door)) continue;
        if (!doors.has(door)) doors.set(door, behind(door));
        const lines = one.specifiers.map((specifier) => line(specifier, doors.get(door), id));
        opened = opened.slice(0, one.start) + lines.join('') + opened.slice(one.end);
      }
      return opened === code ? null : { code: opened, map: null };
    },
  };
}

/** For each name that a door offers, the file it comes from. */
function behind(door) {
  const files = new Map();
  for (const [, names, from] of readFileSync(door, 'utf8').matchAll(
    /export (?:type )?\{([^}]*)\} from '([^']+)'/g,
  )) {
    for (const name of names.split(',').map((text) => text.replace('type ', '').trim())) {
      if (name) files.set(name, join(dirname(door), from));
    }
  }
  return files;
}

function line({ imported, local }, files, importer) {
  const file = files.get(imported.name);
  if (!file) throw new Error(`${importer}: no door offers ${imported.name}.`);
  const path = relative(dirname(importer), file).split(sep).join('/');
  const from = path.startsWith('.') ? path : `./${path}`;
  return `import { ${imported.name} as ${local.name} } from '${from}';\n`;
}

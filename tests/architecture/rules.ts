import { posix } from 'node:path';
import { folderOf, importsOf, type Source, usesOf } from './source.ts';
import { isEntrySheet, looseParts } from './styles.ts';

/** Says what is wrong with a file; nothing for a file that keeps the rule. */
type Rule = (source: Source) => string[];

const GAMES = ['dice-masters', 'quarriors'];
const CORE = ['text', 'tabletop', ...GAMES, 'query', 'search'];
const READERS = ['content-files', 'reference'];
const PAGE = [...CORE, ...READERS, 'site', 'components', 'layouts', 'styles', 'ui'];

/** What each folder may import besides itself: the arrows of ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  text: [],
  tabletop: ['text'],
  'content-files': [],
  'dice-masters': ['text', 'tabletop', 'content-files'],
  quarriors: ['text', 'tabletop', 'content-files'],
  query: ['text', 'dice-masters'],
  search: ['text', 'dice-masters'],
  reference: ['text', 'content-files', 'dice-masters'],
  ui: CORE,
  cli: [...CORE, ...READERS],
  site: [...CORE, ...READERS, 'ui'],
  integrations: [...CORE, ...READERS, 'site', 'ui'],
  'content.config.ts': [...CORE, ...READERS, 'site'],
  'middleware.ts': [],
  components: PAGE,
  layouts: PAGE,
  pages: PAGE,
  styles: ['ui'],
};

const TOOL_ROOMS = ['kit', 'storage', 'address', 'card-data'];

/** What each room of ui may import besides itself, the lower rooms first; a tool imports no other tool. */
export const ROOM_MAY_IMPORT: Record<string, readonly string[]> = {
  storage: [],
  address: [],
  kit: ['address'],
  luck: ['kit'],
  'card-data': ['kit'],
  'card-finder': TOOL_ROOMS,
  'team-shelf': ['storage', 'luck'],
  'team-choice': ['kit'],
  'game-link': ['card-data'],
  simulation: ['card-data'],
  elements: ['storage', 'address'],
  offline: [],
  search: ['storage', 'address'],
  cards: [...TOOL_ROOMS, 'card-finder'],
  build: [...TOOL_ROOMS, 'card-finder', 'team-shelf', 'team-choice', 'luck', 'simulation'],
  goldfish: [...TOOL_ROOMS, 'team-shelf', 'team-choice', 'luck', 'game-link'],
  wilds: ['kit', 'storage', 'address', 'luck'],
  odds: [...TOOL_ROOMS, 'team-shelf', 'team-choice', 'luck', 'game-link', 'simulation'],
};

const ASTRO_FOLDERS = [
  'site',
  'integrations',
  'components',
  'layouts',
  'pages',
  'content.config.ts',
  'middleware.ts',
];
const BELOW_UI = [...CORE, ...READERS];
const FORBIDDEN_BELOW_UI = [
  'document',
  'window',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'Date.now',
  'new Date',
  'performance.now',
  'Math.random',
];
const RAW_HTML =
  /innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|setHTMLUnsafe|document\.write|set:html/g;
/** Drawings of the icon packages, in one place and from nowhere else. */
const DRAWINGS = { path: 'components/IconSymbols.astro', text: 'set:html={iconSymbols()}' };
/** What may be imported of a game from outside it; a worker is started, not imported. */
const DOOR = /\/(index|worker)\.ts$/;
const LONGEST_FILE = 399;

/** Every rule of the house, by the sentence it stands for. */
export const RULES: Record<string, Rule> = {
  'imports point one way': (source) => {
    const folder = folderOf(source);
    const allowed = MAY_IMPORT[folder];
    if (!allowed) return [`${folder} has no place in the import rule`];
    return ownImports(source)
      .filter((target) => target !== folder && !allowed.includes(target))
      .map((target) => `${folder} imports ${target}`);
  },

  'rooms of ui lean on rooms below them': (source) => {
    if (folderOf(source) !== 'ui') return [];
    const room = roomOf(source.path);
    const allowed = ROOM_MAY_IMPORT[room];
    if (!allowed) return [`${room} has no place in the rule of rooms`];
    return importsOf(source)
      .map(({ from }) => posix.join(posix.dirname(source.path), from))
      .filter((target) => target.startsWith('ui/'))
      .map(roomOf)
      .filter((target) => target !== room && !allowed.includes(target))
      .map((target) => `${room} imports ${target}`);
  },

  'a game is entered by its doors': (source) =>
    importsOf(source)
      .map(({ from }) => posix.join(posix.dirname(source.path), from))
      .filter((target) => GAMES.some((game) => target.startsWith(`${game}/`)))
      .filter((target) => !target.startsWith(`${folderOf(source)}/`) && !DOOR.test(target))
      .map((target) => `enters ${target}`),

  'zod is a value only in schemas and at the doors': (source) => {
    const { path } = source;
    const isDoor = path === 'content.config.ts' || path === 'site/data-files.ts';
    const isSchema = path === 'content-files/identifier.ts' || /^[^/]+\/schema\//.test(path);
    if (isDoor || isSchema) return [];
    return valueImports(source, /^zod(\/|$)/);
  },

  'nothing below the pages touches Astro': (source) =>
    ASTRO_FOLDERS.includes(folderOf(source)) ? [] : valueImports(source, /^astro[:/]?/),

  'below ui there is no page, clock, network, storage or chance': (source) => {
    if (!BELOW_UI.includes(folderOf(source))) return [];
    return usesOf(source).filter((use) => FORBIDDEN_BELOW_UI.includes(use));
  },

  'below ui only readers of content read files': (source) => {
    const isReader = READERS.includes(folderOf(source)) || isCatalogue(source);
    return BELOW_UI.includes(folderOf(source)) && !isReader ? valueImports(source, /^node:/) : [];
  },

  'no data becomes HTML': ({ path, text }) => {
    const allowed = path === 'layouts/Base.astro' ? 2 : 0;
    const rest = path === DRAWINGS.path ? text.replace(DRAWINGS.text, '') : text;
    return (rest.match(RAW_HTML) ?? []).slice(allowed);
  },

  'no style attribute, which the policy would refuse': ({ path, text }) =>
    path.endsWith('.astro')
      ? (text.match(/\sstyle=["'{]/g) ?? []).map((found) => found.trim())
      : [],

  'styles lie in layers': (source) => {
    if (source.path.endsWith('.css')) return isEntrySheet(source.path) ? looseParts(source) : [];
    return importsOf(source)
      .map(({ from }) => from.replace(/\?url$/, ''))
      .filter((from) => from.endsWith('.css') && !isEntrySheet(from))
      .map((from) => `loads ${from} outside the layers`);
  },

  'no file is called utils': ({ path }) => path.match(/\butils?\b/g) ?? [],

  'files stay short': ({ text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > LONGEST_FILE ? [`${lines} lines`] : [];
  },
};

/** The folder inside ui, or the name of a file that lies directly in it. */
const roomOf = (path: string): string => path.split('/')[1] ?? path;

/** The room of a game that reads its content. */
const isCatalogue = ({ path }: Source): boolean => /^[^/]+\/catalogue\//.test(path);

/** Top-level folders of our own that a file imports from. */
function ownImports(source: Source): string[] {
  return importsOf(source)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(source.path), from).split('/')[0] ?? '')
    .filter((target) => target !== '..');
}

function valueImports(source: Source, wanted: RegExp): string[] {
  return importsOf(source)
    .filter(({ from, typeOnly }) => !typeOnly && wanted.test(from))
    .map(({ from }) => `imports ${from}`);
}

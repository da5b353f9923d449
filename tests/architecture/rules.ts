import { posix } from 'node:path';
import { folderOf, importsOf, type Source, usesOf } from './source.ts';

/** Says what is wrong with a file; nothing for a file that keeps the rule. */
type Rule = (source: Source) => string[];

const CORE = ['domain', 'query', 'search', 'teams', 'engine', 'odds'];
const MIDDLE = [...CORE, 'sim', 'text', 'games'];
const READERS = ['catalogue', 'reference'];
const PAGE = [...MIDDLE, ...READERS, 'site', 'components', 'layouts', 'styles', 'ui'];

/** What each folder may import besides itself: the arrows of ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  catalogue: ['domain'],
  reference: ['domain', 'catalogue'],
  query: ['domain'],
  search: ['domain'],
  teams: ['domain'],
  engine: ['domain'],
  odds: ['domain'],
  games: ['domain', 'engine'],
  sim: CORE,
  text: CORE,
  ui: MIDDLE,
  cli: [...MIDDLE, ...READERS],
  site: [...MIDDLE, ...READERS],
  integrations: [...MIDDLE, ...READERS, 'site'],
  'content.config.ts': [...MIDDLE, ...READERS, 'site'],
  components: PAGE,
  layouts: PAGE,
  pages: PAGE,
  styles: [],
};

const ASTRO_FOLDERS = [
  'site',
  'integrations',
  'components',
  'layouts',
  'pages',
  'content.config.ts',
];
const BELOW_UI = [...MIDDLE, ...READERS];
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
const RAW_HTML = /innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|document\.write|set:html/g;
/** Drawings of the icon packages, in one place and from nowhere else. */
const DRAWINGS = { path: 'components/IconSymbols.astro', text: 'set:html={iconSymbols()}' };
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

  'zod is a value only in schemas and at the doors': (source) => {
    const { path } = source;
    const isDoor = path === 'content.config.ts' || path === 'site/data-files.ts';
    if (isDoor || path.startsWith('domain/schema/')) return [];
    return valueImports(source, /^zod(\/|$)/);
  },

  'nothing below the pages touches Astro': (source) =>
    ASTRO_FOLDERS.includes(folderOf(source)) ? [] : valueImports(source, /^astro[:/]?/),

  'below ui there is no page, clock, network, storage or chance': (source) => {
    if (!BELOW_UI.includes(folderOf(source))) return [];
    return usesOf(source).filter((use) => FORBIDDEN_BELOW_UI.includes(use));
  },

  'below ui only catalogue and reference read files': (source) => {
    return MIDDLE.includes(folderOf(source)) ? valueImports(source, /^node:/) : [];
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

  'no file is called utils': ({ path }) => path.match(/\butils?\b/g) ?? [],

  'files stay short': ({ text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > LONGEST_FILE ? [`${lines} lines`] : [];
  },
};

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

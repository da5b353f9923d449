import { posix } from 'node:path';
import type { Source } from './source.ts';

/** What every sheet that a page loads begins with. */
const LAYERS = '@layer tokens, base, kit, feature;';
const IN_LAYER = /^@import "[^"]+" layer\((tokens|base|kit|feature)\)$|^@layer (kit|feature) \{/;

/** Whether pages load a sheet themselves; the others are gathered by one of these. */
export function isEntrySheet(path: string): boolean {
  return /\/(index|search)\.css$/.test(path);
}

/** What of such a sheet lies in no layer, where it would beat all that does. */
export function looseParts({ text }: Source): string[] {
  if (!text.startsWith(LAYERS)) return ['does not begin with the layers'];
  return topLevel(bare(text).slice(LAYERS.length)).filter((part) => !IN_LAYER.test(part));
}

/** Statements and blocks that stand in no other block. */
function topLevel(css: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, letter] of [...css].entries()) {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth > 0 || (letter !== ';' && letter !== '}')) continue;
    parts.push(css.slice(start, at).trim());
    start = at + 1;
  }
  return parts;
}

const isSheet = ({ path }: Source): boolean => path.endsWith('.css');

/** Who owns a class: a sheet of the kit or of the site, or a feature with all its sheets. */
function ownerOf({ path }: Source): string {
  const folder = posix.dirname(path);
  return folder === 'ui/kit' || folder === 'styles' ? path : folder;
}

/** Speaks of everything on paper, and owns nothing. */
const isPrint = ({ path }: Source): boolean => path === 'styles/print.css';

/** Classes that sheets of several owners lay claim to, with those who do. */
export function sharedClasses(sources: readonly Source[]): [name: string, owners: string[]][] {
  const owners = new Map<string, Set<string>>();
  for (const sheet of sources.filter((one) => isSheet(one) && !isPrint(one))) {
    for (const name of claimsOf(sheet.text)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(sheet)));
    }
  }
  return [...owners]
    .filter(([, who]) => who.size > 1)
    .map(([name, who]): [string, string[]] => [name, [...who].sort()]);
}

/** Classes that a sheet lays claim to: those its selectors begin with. */
export function claimsOf(css: string): Set<string> {
  return new Set(
    selectorsOf(css).flatMap((selector) => /^[a-z]*\.([\w-]+)/.exec(selector)?.[1] ?? []),
  );
}

function selectorsOf(css: string): string[] {
  return [...bare(css).matchAll(/([^{};]+)\{/g)].flatMap(([, text = '']) => {
    const selector = text.trim();
    return selector.startsWith('@') ? [] : selector.split(/,(?![^(]*\))/).map((one) => one.trim());
  });
}

function bare(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}

/** All pages without a tool. */
const SITE = 'site';
const TOOL = /\/src\/ui\/(build|cards|goldfish|odds|wilds)\/[A-Z]\w*\.tsx$/;
const RENDERER = /\/node_modules\//;
const LOADER = 'vite/preload-helper';
const MOST = 6;
const counts = Array.from({ length: MOST + 1 }, (_, less) => MOST - less);

/**
 * How the scripts of pages are cut into files. Each file is compressed by itself, so what tools
 * need comes in few: what the same tools need at their start is one file, what several of their
 * dialogs share another. Widely used modules are taken first, as a file takes along whatever its
 * modules import.
 */
export const pageOutput = {
  codeSplitting: {
    groups: [
      { priority: 100, name: fileOfAllPages },
      ...counts.flatMap((everywhere) =>
        counts.map((atStart) => ({
          priority: everywhere * 10 + atStart,
          minShareCount: atStart === 0 ? 2 : 1,
          name: (id, context) => fileOfTools(id, context, atStart, everywhere),
        })),
      ),
    ],
  },
};

function fileOfAllPages(id, context) {
  const starts = pagesOf(id, context, false);
  const isShared = starts.length > 1 && starts.includes(SITE);
  return isShared || id.includes(LOADER) ? SITE : null;
}

function fileOfTools(id, context, atStart, everywhere) {
  const starts = pagesOf(id, context, false);
  const all = pagesOf(id, context, true);
  if (starts.length !== atStart || all.length !== everywhere || `${all}` === SITE) return null;
  const later = all.filter((page) => !starts.includes(page));
  return [initials(starts) || 'later', initials(later)].filter(Boolean).join('-');
}

function initials(pages) {
  return pages.map(([letter]) => letter).join('');
}

/** The tools that import a module, at once or also later; all other pages are one. */
function pagesOf(id, context, alsoLater) {
  const entries = entriesOf(id, context, alsoLater, new Set());
  const own = entries.filter((entry) => !RENDERER.test(entry));
  return [...new Set(own.map((entry) => TOOL.exec(entry)?.[1] ?? SITE))].sort();
}

function entriesOf(id, context, alsoLater, seen) {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers, dynamicImporters, isEntry } = context.getModuleInfo(id);
  const users = alsoLater ? [...importers, ...dynamicImporters] : importers;
  const above = users.flatMap((one) => entriesOf(one, context, alsoLater, seen));
  return isEntry ? [id, ...above] : above;
}

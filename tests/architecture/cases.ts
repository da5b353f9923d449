/** A small file and what a rule says about it; nothing where the file is right. */
type Case = [path: string, text: string, ...found: string[]];

const lines = (count: number) => 'let x = 1;\n'.repeat(count);

/** For each rule, by its sentence, files that break it and files that only look like it. */
export const CASES: Record<string, Case[]> = {
  'imports point one way': [
    ['domain/a.ts', "import '../ui/b.ts';", 'domain imports ui'],
    ['domain/a.ts', "import type { B } from './schema/b.ts';"],
    ['domain/schema/a.ts', "import type { B } from '../../sim/b.ts';", 'domain imports sim'],
    ['catalogue/a.ts', "import { b } from '../domain/b.ts';"],
    ['catalogue/a.ts', "import { b } from '../site/b.ts';", 'catalogue imports site'],
    ['engine/a.ts', "export { b } from '../query/b.ts';", 'engine imports query'],
    ['engine/a.ts', "const b = await import('../text/b.ts');", 'engine imports text'],
    ['sim/a.ts', "import { b } from '../engine/b.ts';"],
    ['ui/a.ts', "import {\n  b,\n} from '../site/b.ts';", 'ui imports site'],
    ['ui/a.ts', "import type { B } from '../catalogue/b.ts';", 'ui imports catalogue'],
    ['site/a.ts', "import B from '../components/B.astro';", 'site imports components'],
    [
      'components/A.astro',
      "---\nimport B from '../pages/b.astro';\n---\n",
      'components imports pages',
    ],
    ['components/A.astro', '<script src="../cli/b.ts"></script>', 'components imports cli'],
    ['misc/a.ts', '', 'misc has no place in the import rule'],
  ],
  'zod is a value only in schemas and at the doors': [
    ['ui/a.ts', "import { z } from 'zod';", 'imports zod'],
    ['domain/a.ts', "import { type z } from 'zod/mini';", 'imports zod/mini'],
    ['domain/a.ts', "import type { z } from 'zod';"],
    ['domain/schema/a.ts', "import { z } from 'zod';"],
    ['site/data-files.ts', "import { z } from 'zod';"],
  ],
  'nothing below the pages touches Astro': [
    ['catalogue/a.ts', "import { getCollection } from 'astro:content';", 'imports astro:content'],
    ['catalogue/a.ts', "import type { Loader } from 'astro/loaders';"],
    ['pages/a.ts', "import { getCollection } from 'astro:content';"],
  ],
  'below ui there is no page, clock, network, storage or chance': [
    ['engine/a.ts', 'document.title', 'document'],
    ['text/a.ts', 'window.top', 'window'],
    ['teams/a.ts', 'localStorage.getItem("a")', 'localStorage'],
    ['query/a.ts', 'fetch("/a")', 'fetch'],
    ['odds/a.ts', 'Date.now()', 'Date.now'],
    ['games/a.ts', 'new Date(0)', 'new Date'],
    ['sim/a.ts', '[1].map(Math.random)', 'Math.random'],
    ['catalogue/a.ts', 'Math.random()', 'Math.random'],
    ['domain/a.ts', '// The window of a document.\nconst a = { fetch: "Math.random" };\na.fetch;'],
    ['ui/a.ts', 'fetch("/a")'],
  ],
  'below ui only catalogue and reference read files': [
    ['domain/a.ts', "import { readFileSync } from 'node:fs';", 'imports node:fs'],
    ['catalogue/a.ts', "import { readFileSync } from 'node:fs';"],
  ],
  'no data becomes HTML': [
    ['ui/a.ts', 'box.innerHTML = name;', 'innerHTML'],
    ['ui/a.ts', 'box["outerHTML"] = name;', 'outerHTML'],
    ['ui/a.ts', 'box().insertAdjacentHTML("beforeend", name);', 'insertAdjacentHTML'],
    ['pages/a.astro', '<p set:html={a} />', 'set:html'],
    ['components/IconSymbols.astro', '<p set:html={iconSymbols()} />'],
    ['components/IconSymbols.astro', '<p set:html={name} />', 'set:html'],
    ['components/A.astro', '<p set:html={iconSymbols()} />', 'set:html'],
    ['layouts/Base.astro', '<p set:html={a} /><p set:html={b} />'],
    ['layouts/Base.astro', '<p set:html={a} /><p set:html={b} /><p set:html={c} />', 'set:html'],
  ],
  'no style attribute, which the policy would refuse': [
    ['pages/a.astro', '<p style="color: red">', 'style="'],
    ['pages/a.astro', '<p style={look}>', 'style={'],
    ['pages/a.astro', '<Die styled={1} />'],
  ],
  'no file is called utils': [
    ['domain/utils.ts', '', 'utils'],
    ['domain/util/a.ts', '', 'util'],
    ['domain/utility-belt.ts', ''],
  ],
  'files stay short': [
    ['domain/a.ts', lines(400), '400 lines'],
    ['domain/a.ts', lines(399)],
  ],
};

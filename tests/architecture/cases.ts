/** A small file and what a rule says about it; nothing where the file is right. */
type Case = [path: string, text: string, ...found: string[]];

const lines = (count: number) => 'let x = 1;\n'.repeat(count);

/** For each rule, by its sentence, files that break it and files that only look like it. */
export const CASES: Record<string, Case[]> = {
  'imports point one way': [
    ['text/a.ts', "import '../ui/b.ts';", 'text imports ui'],
    [
      'tabletop/a.ts',
      "import type { B } from '../dice-masters/b.ts';",
      'tabletop imports dice-masters',
    ],
    [
      'dice-masters/schema/a.ts',
      "import type { B } from '../../query/b.ts';",
      'dice-masters imports query',
    ],
    ['dice-masters/engine/a.ts', "import { b } from '../teams/b.ts';"],
    ['dice-masters/a.ts', "export { b } from '../query/b.ts';", 'dice-masters imports query'],
    ['dice-masters/a.ts', "const b = await import('../site/b.ts');", 'dice-masters imports site'],
    ['reference/a.ts', "import { b } from '../dice-masters/b.ts';"],
    ['reference/a.ts', "import { b } from '../site/b.ts';", 'reference imports site'],
    ['ui/a.ts', "import {\n  b,\n} from '../site/b.ts';", 'ui imports site'],
    ['ui/a.ts', "import type { B } from '../reference/b.ts';", 'ui imports reference'],
    ['ui/A.tsx', "const A = () => <b>{'import'}</b>;\nimport '../site/b.ts';", 'ui imports site'],
    ['site/a.ts', "import B from '../components/B.astro';", 'site imports components'],
    [
      'components/A.astro',
      "---\nimport B from '../pages/b.astro';\n---\n",
      'components imports pages',
    ],
    ['components/A.astro', '<script src="../cli/b.ts"></script>', 'components imports cli'],
    ['misc/a.ts', '', 'misc has no place in the import rule'],
  ],
  'rooms of ui lean on rooms below them': [
    ['ui/build/A.tsx', "import { B } from '../kit/B.tsx';"],
    ['ui/build/shelf/A.tsx', "import { b } from '../format/b.ts';"],
    ['ui/build/A.tsx', "import { b } from '../goldfish/b.ts';", 'build imports goldfish'],
    ['ui/odds/games/a.ts', "import type { B } from '../../build/b.ts';", 'odds imports build'],
    ['ui/kit/A.tsx', "import { b } from '../card-data/b.ts';", 'kit imports card-data'],
    ['ui/cards/A.tsx', "const load = () => import('../build/B.tsx');", 'cards imports build'],
    [
      'ui/cards/a.ts',
      "new Worker(new URL('../build/b-worker.ts', import.meta.url));",
      'cards imports build',
    ],
    ['ui/build/a.css', '@import "../odds/b.css";', 'build imports odds'],
    ['ui/shared/a.ts', '', 'shared has no place in the rule of rooms'],
    ['pages/a.astro', "---\nimport { B } from '../ui/build/B.tsx';\n---\n"],
  ],
  'a game is entered by its doors': [
    [
      'ui/A.tsx',
      "import { b } from '../dice-masters/engine/b.ts';",
      'enters dice-masters/engine/b.ts',
    ],
    ['cli/a.ts', "import type { B } from '../dice-masters/b.ts';", 'enters dice-masters/b.ts'],
    ['ui/a.ts', "await import('../dice-masters/teams/b.ts');", 'enters dice-masters/teams/b.ts'],
    ['ui/A.tsx', "import { b } from '../dice-masters/engine/index.ts';"],
    ['dice-masters/engine/a.ts', "import { b } from '../cards/b.ts';"],
    ['dice-masters/engine/a.ts', "import { b } from './b.ts';"],
  ],
  'zod is a value only in schemas and at the doors': [
    ['ui/a.ts', "import { z } from 'zod';", 'imports zod'],
    ['dice-masters/a.ts', "import { type z } from 'zod/mini';", 'imports zod/mini'],
    ['dice-masters/a.ts', "import type { z } from 'zod';"],
    ['dice-masters/schema/a.ts', "import { z } from 'zod';"],
    ['site/data-files.ts', "import { z } from 'zod';"],
  ],
  'nothing below the pages touches Astro': [
    ['reference/a.ts', "import { getCollection } from 'astro:content';", 'imports astro:content'],
    ['reference/a.ts', "import type { Loader } from 'astro/loaders';"],
    ['pages/a.ts', "import { getCollection } from 'astro:content';"],
  ],
  'below ui there is no page, clock, network, storage or chance': [
    ['dice-masters/engine/a.ts', 'document.title', 'document'],
    ['text/a.ts', 'window.top', 'window'],
    ['dice-masters/teams/a.ts', 'localStorage.getItem("a")', 'localStorage'],
    ['query/a.ts', 'fetch("/a")', 'fetch'],
    ['dice-masters/odds/a.ts', 'Date.now()', 'Date.now'],
    ['tabletop/a.ts', 'new Date(0)', 'new Date'],
    ['tabletop/a.ts', '[1].map(Math.random)', 'Math.random'],
    ['dice-masters/catalogue/a.ts', 'Math.random()', 'Math.random'],
    ['text/a.ts', '// The window of a document.\nconst a = { fetch: "Math.random" };\na.fetch;'],
    ['ui/a.ts', 'fetch("/a")'],
  ],
  'below ui only readers of content read files': [
    ['dice-masters/cards/a.ts', "import { readFileSync } from 'node:fs';", 'imports node:fs'],
    ['dice-masters/catalogue/a.ts', "import { readFileSync } from 'node:fs';"],
    ['reference/a.ts', "import { readFileSync } from 'node:fs';"],
  ],
  'no data becomes HTML': [
    ['ui/a.ts', 'box.innerHTML = name;', 'innerHTML'],
    ['ui/a.ts', 'box["outerHTML"] = name;', 'outerHTML'],
    ['ui/A.tsx', '<p dangerouslySetInnerHTML={{ __html: name }} />', 'dangerouslySetInnerHTML'],
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
  'styles lie in layers': [
    [
      'ui/a/index.css',
      '@layer tokens, base, kit, feature;\n@import "./b.css" layer(feature);\n@layer kit { .a { } }\n',
    ],
    ['ui/a/index.css', '.a { }', 'does not begin with the layers'],
    [
      'ui/a/index.css',
      '@layer tokens, base, kit, feature;\n@import "./b.css";\n',
      '@import "./b.css"',
    ],
    ['ui/a/a.css', '.a { }'],
    ['pages/a.astro', "---\nimport '../ui/a/index.css';\n---\n"],
    [
      'pages/a.astro',
      "---\nimport '../ui/a/a.css';\n---\n",
      'loads ../ui/a/a.css outside the layers',
    ],
    ['ui/a/a.ts', "import sheet from './a.css?url';", 'loads ./a.css outside the layers'],
  ],
  'no file is called utils': [
    ['dice-masters/utils.ts', '', 'utils'],
    ['dice-masters/util/a.ts', '', 'util'],
    ['dice-masters/utility-belt.ts', ''],
  ],
  'files stay short': [
    ['dice-masters/a.ts', lines(400), '400 lines'],
    ['dice-masters/a.ts', lines(399)],
  ],
};

import type { Definition } from '../../dice-masters/cards/index.ts';

type Definitions = Record<string, Definition>;

/** A reader who waits longer is better served by the page itself. */
const PATIENCE = 4000;
let loading: Promise<Definitions | null> | null = null;

/** All definitions, fetched at the first call; null where they cannot be had now. */
export function loadDefinitions(link: HTMLAnchorElement): Promise<Definitions | null> {
  loading ??= fetchBeside(link).then((definitions) => {
    if (!definitions) loading = null;
    return definitions;
  });
  return loading;
}

/** The file lies beside the keyword pages, under whatever path the site is hosted. */
async function fetchBeside(link: HTMLAnchorElement): Promise<Definitions | null> {
  try {
    const response = await fetch(new URL('../definitions.json', link.href), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    return response.ok ? ((await response.json()) as Definitions) : null;
  } catch {
    return null;
  }
}

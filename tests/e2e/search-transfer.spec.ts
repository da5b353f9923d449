import { expect, type Page, type Request, test } from '@playwright/test';

const LIMIT = 100 * 1024;
/** Opening the palette fetches Pagefind's code, once: script and WebAssembly are 82 KB of it. */
const ONCE = 125 * 1024;
const SEARCH = /\/pagefind\/|palette|search\.[\w-]+\.css/;
/** What the palette reads before it can answer. */
const LIBRARY = [/wasm/, /\/register\.json$/, /\/shelves\/keywords\.json$/];

/** Bytes on the wire, headers included, of everything that a step asks for. */
async function measure(page: Page, step: () => Promise<unknown>) {
  const asked: Request[] = [];
  const ask = (request: Request) => asked.push(request);
  page.on('request', ask);
  await step();
  await page.waitForLoadState('networkidle');
  page.off('request', ask);
  const responses = await Promise.all(asked.map((request) => request.response()));
  await Promise.all(responses.map((response) => response?.finished()));
  const done = asked.filter((_, at) => responses[at]);
  const sizes = await Promise.all(done.map((request) => request.sizes()));
  return {
    bytes: sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0),
    urls: done.map((request) => request.url()),
  };
}

for (const question of [
  'when is the bag refilled',
  'does overcrush work when the blocker is removed',
  'can I heal above my starting life',
  'is losing life the same as taking damage',
  'how many dice does the first player roll on the first turn',
  'torn between two worlds',
  'iron man',
  'overcrush',
]) {
  test(`“${question}” transfers at most 100 KB, and nothing comes before its time`, async ({
    page,
  }) => {
    const visit = await measure(page, () => page.goto('rules/dice-masters/turn/'));
    expect(visit.urls.filter((url) => SEARCH.test(url))).toEqual([]);
    const input = page.getByRole('combobox', { name: 'Search cards and rules' });
    const opening = await measure(page, async () => {
      const library = LIBRARY.map((file) => page.waitForResponse(file));
      await page.locator('.site-search').dispatchEvent('click');
      await input.waitFor();
      for (const response of await Promise.all(library)) await response.finished();
    });
    expect(opening.urls.some((url) => url.includes('wasm'))).toBe(true);
    expect(opening.bytes).toBeLessThanOrEqual(ONCE);
    const answer = await measure(page, async () => {
      await input.fill(question);
      await expect(page.locator('.palette [role="status"]')).toContainText('result');
    });
    expect(answer.urls.filter((url) => url.includes('pf_index')).length).toBeGreaterThan(0);
    expect(answer.bytes).toBeLessThanOrEqual(LIMIT);
    console.log(`${question}: ${opening.bytes} B to open, ${answer.bytes} B to answer`);
  });
}

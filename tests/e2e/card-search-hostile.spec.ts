import { expect, test } from '@playwright/test';
import { CardSearchPage } from './card-search-page.ts';

const HOSTILE: Record<string, string> = {
  '200 KB': 'kw:swarm '.repeat(23_000),
  '200 KB without a space': 'x'.repeat(200_000),
  'nested parentheses': `${'('.repeat(5000)}storm${')'.repeat(5000)}`,
  'open quotes and signs': '"'.repeat(999) + '-!:<=>(),..'.repeat(200),
  'an evil regular expression': `o:/${'(a|aa)+'.repeat(20)}$/ g:/(.*)*(.*)*(.*)*x/`,
  markup: '<img src=x onerror=document.title="hacked"> "><script>document.title="hacked"</script>',
  'control characters': '\u0000\u202E\uFEFF\uD800 storm \u0301'.repeat(20),
};

for (const [name, query] of Object.entries(HOSTILE)) {
  test(`a hostile link leaves the page usable: ${name}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // The server would refuse so long an address; a page kept for offline use would not.
    await page.route(/cards\/\?q=/, async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: origin + pathname }) });
    });
    const search = new CardSearchPage(page);
    await page.goto(`cards/?${new URLSearchParams({ q: query })}`);
    await search.isReady();
    await expect(search.count).toHaveText(/^[\d,]+ cards?$/);
    expect(await page.title()).not.toContain('hacked');
    await expect(page.locator('main img')).toHaveCount(0);
    await search.box.fill('karai');
    await expect(search.count).toHaveText('3 cards');
    await expect(page).toHaveURL(/q=karai$/);
    expect(errors).toEqual([]);
  });
}

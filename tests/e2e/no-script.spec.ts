import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

/** Page, and words that must be readable on it. */
const READABLE: [path: string, ...words: string[]][] = [
  [
    'cards/hhs-017/',
    'Karai',
    'Torn Between Two Worlds',
    'The six faces',
    'Level 3',
    'Common (starter)',
    'every version',
    'Dark Lineage',
    'Number 18',
  ],
  ['cards/msw-028/', 'do not print their energy faces'],
  ['sets/hhs/', 'Heroes in a Half Shell', 'Karai', 'Unstable Canister', 'Table'],
  ['sets/hhs/table/', 'Torn Between Two Worlds', 'Level 3', 'Basic Action'],
  ['cards/', 'List from A to Z', 'Beast'],
  ['cards/a-z/', '4,087 cards', 'Zombie', 'HHS 17'],
  ['keywords/overcrush/', 'Overcrush', 'Becky Lynch'],
  ['about/', 'Unofficial', 'Where the facts come from', 'How sure we are', 'MIT licence'],
  ['', 'Know your dice', 'Browse all 71 sets'],
];

for (const [path, ...words] of READABLE) {
  test(`/${path} reads completely without scripts`, async ({ page }) => {
    await page.goto(path);
    for (const word of words) await expect(page.locator('body')).toContainText(word);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('button:visible:enabled')).toHaveCount(0);
  });
}

test('without scripts the dice say why they lie still', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('.dice-tray noscript')).toBeVisible();
});

test('without scripts search says where else to look', async ({ page }) => {
  await page.goto('about/');
  await page.getByRole('link', { name: /^Search/ }).click();
  await expect(page.locator('main noscript')).toBeVisible();
  await page.locator('main noscript a[href$="/keywords/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keywords');
});

import { expect, test } from '@playwright/test';

test('the edition is chosen by keyboard, read, kept in the address and remembered', async ({
  page,
}) => {
  await page.goto('./rules/dice-masters/turn/');
  const rule = page.locator('[id="R7.1.5"]');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2016' })).toBeChecked();
  await expect(page).toHaveURL(/\?edition=2016/);
  await expect(page.locator('html')).toHaveAttribute('data-edition', '2016');
  await page.goto('./rules/dice-masters/attack/');
  await expect(page.getByRole('radio', { name: '2016' })).toBeChecked();
  await page.locator('label', { hasText: 'All' }).click();
  await expect(page).not.toHaveURL(/edition=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(rule).toHaveCount(0);
});

test('a link opens with the edition it names, whatever was remembered', async ({ page }) => {
  await page.goto('./rules/dice-masters/turn/?edition=later');
  await expect(page.getByRole('radio', { name: 'Later' })).toBeChecked();
  await page.goto('./rules/dice-masters/turn/?edition=nonsense');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('with 2016 chosen, heading and statement tell the rule of 2016', async ({ page }) => {
  await page.goto('./rules/dice-masters/turn/?edition=2016');
  const rule = page.locator('[id="R7.1.5"]');
  const heading = rule.getByRole('heading');
  await expect(heading).toContainText('The first player draws four dice', { useInnerText: true });
  await expect(heading).not.toContainText('rolls three', { useInnerText: true });
  await expect(rule.locator('.statement:visible')).toHaveText(
    /draws four dice like everybody else/,
  );
  await expect(rule.locator('.edition-note:visible')).toHaveCount(0);
  await page.locator('label', { hasText: '2019' }).click();
  await expect(heading).toContainText('The first player rolls three dice', { useInnerText: true });
  await expect(rule.locator('.statement:visible')).toHaveText(/three dice go to the Prep Area/);
});

test('an edition that is silent says so beside the rule', async ({ page }) => {
  await page.goto('./rules/dice-masters/zones/?edition=2016');
  const rule = page.locator('[id="R5.4"]');
  await expect(rule.locator('.statement:visible')).toHaveText(/shake the bag/);
  await expect(rule.locator('.edition-note:visible')).toHaveText(/do not say whether/);
});

test('2019 has one word for characters, however it was chosen', async ({ page }) => {
  await page.goto('./rules/dice-masters/buying-and-fielding/');
  const word = page.locator('.edition-word').first();
  await expect(word.locator('.usual')).toBeVisible();
  await expect(page.getByRole('radio', { name: '2019' })).not.toBeChecked();
  await page.locator('label', { hasText: '2019' }).click();
  await expect(word.locator('.superstar')).toBeVisible();
  await expect(word.locator('.usual')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('radio', { name: '2019' })).toBeChecked();
  await expect(word.locator('.superstar')).toBeVisible();
  await page.locator('label', { hasText: '2016' }).click();
  await expect(word.locator('.usual')).toBeVisible();
});

test('readings stand side by side on request, and on every page from then on', async ({ page }) => {
  await page.goto('./rules/dice-masters/turn/');
  const notes = page.locator('[id="R7.1.5"] .edition-note');
  await expect(notes.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Side by side' }).check();
  await expect(notes.filter({ visible: true })).toHaveCount(3);
  await expect(page).toHaveURL(/compare=1/);
  await page.goto('./rules/dice-masters/zones/');
  await expect(page.getByRole('checkbox', { name: 'Side by side' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Side by side' }).uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Side by side' })).not.toBeChecked();
});

/** What each edition says of a rule, side by side: 2016, 2019, later. */
const SIDE_BY_SIDE: [string, string, RegExp[]][] = [
  ['turn', 'R7.1.5', [/draws four/, /a fourth is drawn/, /As in 2019\./]],
  [
    'turn',
    'R7.1.6',
    [/lose 1 life.*do not tell the two apart/, /lose 1 life.*not damage/, /No later/],
  ],
  [
    'targets-costs-winning',
    'R19.9',
    [/whenever both/, /one single effect/, /Nothing more is known/],
  ],
  [
    'zones',
    'R5.4',
    [/^2016\s*The books do not say whether you may look\.$/, /shake/, /Nothing more is known/],
  ],
  [
    'setup',
    'R6.4',
    [/show all their cards/, /^2019\s*The book does not say\.$/, /Nothing more is known/],
  ],
];
for (const [slug, id, texts] of SIDE_BY_SIDE) {
  test(`${id} side by side claims for each edition what it says`, async ({ page }) => {
    await page.goto(`./rules/dice-masters/${slug}/?compare=1`);
    const columns = page.locator(`[id="${id}"] .edition-note`);
    for (const [place, text] of texts.entries()) {
      await expect(columns.nth(place)).toHaveText(text, { useInnerText: true });
    }
    await expect(page.locator(`[id="${id}"] > .statement:visible`)).toHaveCount(0);
  });
}

test('a rule’s link can be copied, and leads back to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./rules/dice-masters/turn/?edition=2016');
  await page.getByRole('button', { name: 'Copy a link to R7.1.3' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/rules\/dice-masters\/turn\/\?edition=2016#R7\.1\.3$/);
  await page.goto(link);
  await expect(page.locator('[id="R7.1.3"]')).toBeInViewport();
});

test('without JavaScript every reading stands on the page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('./rules/dice-masters/turn/');
  await expect(
    page.locator('.edition-note', { hasText: 'draws four dice like everybody else' }),
  ).toBeVisible();
  await expect(page.locator('.edition-switch')).toBeHidden();
  await context.close();
});

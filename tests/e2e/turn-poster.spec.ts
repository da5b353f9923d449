import { expect, test } from '@playwright/test';

const POSTER = 'rules/dice-masters/turn-poster/';

for (const format of ['A4', 'Letter']) {
  for (const edition of ['2016', '2019']) {
    test(`the turn poster prints on one ${format} sheet with the words of ${edition}`, async ({
      page,
    }) => {
      await page.goto(`${POSTER}?edition=${edition}`);
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }
}

test('nothing of the poster is cut off in print', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${POSTER}?edition=2019`);
  await page.evaluate(() => document.fonts.ready);
  const room = await page.locator('.poster').evaluate(({ clientHeight, scrollHeight }) => ({
    has: clientHeight,
    needs: scrollHeight,
  }));
  expect(room.needs).toBeLessThanOrEqual(room.has);
  await expect(page.locator('.site-header')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Step 5: Cleanup' })).toBeVisible();
});

test('rule numbers of the poster lead to their rules', async ({ page }) => {
  await page.goto(POSTER);
  await page.locator('.poster').getByRole('link', { name: 'R7.1.3' }).click();
  await expect(page).toHaveURL(/rules\/dice-masters\/turn\/#R7\.1\.3$/);
});

test('the print button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('printed');
  });
  await page.goto(POSTER);
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await expect(page.locator('body')).toHaveClass(/printed/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster is complete and offers no dead button', async ({ page }) => {
    await page.goto(POSTER);
    await expect(page.locator('.poster .step')).toHaveCount(5);
    await expect(page.locator('.print-button')).toBeHidden();
  });
});

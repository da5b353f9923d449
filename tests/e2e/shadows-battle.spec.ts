import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { untilKept } from './kept.ts';

const HEROES = ['Leonardo', 'Donatello', 'Michelangelo', 'Raphael'];
const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 } };

const press = (page: Page, name: string | RegExp, times = 1) => {
  const button = page.getByRole('button', { name });
  return Array.from({ length: times }).reduce<Promise<void>>(
    (before) => before.then(() => button.click()),
    Promise.resolve(),
  );
};

/** Two Ninjas on the map and three in the pool, Karai, 2 Focus, 4 spaces. */
async function begin(page: Page): Promise<void> {
  await press(page, 'New battle');
  await page.getByLabel('Name', { exact: true }).fill('Night on the roofs');
  await press(page, 'More: Villain Focus', 2);
  await press(page, 'More: Spawn spaces', 4);
  await page.getByLabel('Karai').check();
  await press(page, 'More: Foot Clan Ninja on the map', 2);
  await press(page, 'More: Foot Clan Ninja in the pool', 3);
  await press(page, 'Begin the battle');
  await expect(page.getByText('Roll and arrange the Action dice.')).toBeVisible();
}

/** A round in which every hero acts and the villain answers with two cards. */
async function playRound(page: Page, round: number): Promise<void> {
  await expect(page.locator('.sh-round b')).toHaveText(`${round}`);
  await press(page, 'Dice are arranged');
  for (const hero of HEROES) {
    await page.locator('.sh-now').getByRole('button', { name: hero }).click();
    await press(page, `Less: Life of ${hero}`);
    await press(page, 'End the turn, Turn token');
    await press(page, 'More: Shells on it');
    await press(page, 'Play the card');
    await expect(page.locator('.sh-doing')).toContainText('1 of 2');
    await press(page, 'Play the card');
    await press(page, 'End the villain’s turn');
  }
  await press(page, 'Spawn and begin the next round');
  await expect(page.locator('.sh-round b')).toHaveText(`${round + 1}`);
}

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: true });

    test('a battle of three rounds, undone to the start and redone', async ({ page }) => {
      await page.goto('shadows/battle/');
      await begin(page);
      for (const round of [1, 2, 3]) await playRound(page, round);
      const table = page.locator('.sh-sides');
      const end = await table.innerText();
      await expect(page.getByRole('article', { name: 'Leonardo' })).toContainText('9/12');
      await expect(page.locator('.sh-line li')).toHaveCount(4);
      const [undo, redo] = ['Undo', 'Redo'].map((name) => page.getByRole('button', { name }));
      let steps = 0;
      while ((await undo?.getAttribute('aria-disabled')) !== 'true') {
        await undo?.click();
        steps += 1;
      }
      expect(steps).toBe(78);
      await expect(page.locator('.sh-round b')).toHaveText('1');
      await expect(page.getByRole('article', { name: 'Leonardo' })).toContainText('12/12');
      await expect(page.locator('.sh-line')).toHaveText('none');
      for (let step = 0; step < steps; step++) await redo?.click();
      await expect(redo ?? page.locator('none')).toHaveAttribute('aria-disabled', 'true');
      expect(await table.innerText()).toBe(end);

      await page.reload();
      await page.getByRole('button', { name: 'Night on the roofs', exact: true }).click();
      expect(await table.innerText()).toBe(end);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await faultsInBothThemes(page)).toEqual([]);
    });
  });
}

test('all four KO’ed ends the battle, and an undo takes it back', async ({ page }) => {
  await page.goto('shadows/battle/');
  await begin(page);
  for (const hero of HEROES) {
    const life = page.getByRole('article', { name: hero }).locator('.life output');
    while (!(await life.innerText()).startsWith('0')) await press(page, `Less: Life of ${hero}`);
  }
  await expect(page.getByRole('alert')).toContainText('The villain wins.');
  await press(page, 'Undo');
  await expect(page.locator('.sh-winner')).toHaveCount(0);
});

test('a link brings the whole battle, and keeps nothing until something is done', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('shadows/battle/');
  await begin(page);
  await press(page, 'Dice are arranged');
  await press(page, 'Copy a link to this battle');
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about/');
  await page.goto(link);
  await expect(page.getByText('Who goes next?')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dicewright:shadows:battles'))).toBeNull();
  await press(page, 'Undo');
  await expect(page.getByText('Roll and arrange the Action dice.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('dicewright:shadows:battles'))).toContain(
    'Night on the roofs',
  );
});

test('a link that holds no battle says so', async ({ page }) => {
  await page.goto('shadows/battle/#battle=rubbish');
  await expect(page.getByRole('alert')).toContainText('holds no battle');
  await expect(page.getByRole('button', { name: 'New battle' })).toBeVisible();
});

test('without storage the battle goes on, and says once that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('shadows/battle/');
  await expect(page.locator('.not-kept')).toHaveCount(1);
  await page.locator('.not-kept').getByRole('button', { name: 'Close' }).click();
  await begin(page);
  await playRound(page, 1);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the tracker opens and plays without a connection', async ({ page, context }) => {
    await page.goto('about/');
    await untilKept(page);
    await context.setOffline(true);
    await page.goto('shadows/battle/');
    await begin(page);
    await playRound(page, 1);
  });
});

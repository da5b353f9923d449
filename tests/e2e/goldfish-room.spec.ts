import { expect, test } from '@playwright/test';
import { GoldfishPage } from './goldfish-page.ts';

/** Three dice side by side, and no less where the mat is narrower. */
const LEAST_RESERVE = 140;

for (const opponent of ['Nobody', 'A second team'] as const) {
  test(`every area has room on the mat at any width, against ${opponent}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const table = new GoldfishPage(page);
    await table.open();
    await table.start({ opponent, seed: 's0' });
    for (let pick = 0; pick < 12; pick++) await table.greedy();
    const faults: string[] = [];
    for (let width = 320; width <= 2560; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(faultsOfMat, LEAST_RESERVE);
      faults.push(...found.map((fault) => `${width}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in the page. */
function faultsOfMat(leastReserve: number): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const mat = document.querySelector('.mat')?.getBoundingClientRect();
  const side = document.querySelector('.table-side')?.getBoundingClientRect();
  if (!mat || !side) return ['there is no table'];
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => ({
      one,
      box: one.getBoundingClientRect(),
    }));
  const outside = all('.mat .area, .mat .card-slot, .mat .life').filter(
    ({ box }) => box.width > 0 && (box.left < mat.left || box.right > mat.right + 1),
  );
  const thin = all('.mat > .area-reserve').filter(({ box }) => box.width < leastReserve);
  const cut = all('.mat h3').filter(({ one }) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const edge = one.parentElement?.getBoundingClientRect().right ?? 0;
    return words.getBoundingClientRect().right > edge + 1;
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...(side.top < mat.bottom && mat.right > side.left ? ['the mat runs under the panel'] : []),
    ...outside.map(({ one }) => `${one.className} leaves the mat`),
    ...thin.map(({ box }) => `the Reserve Pool is ${box.width} wide`),
    ...cut.map(({ one }) => `“${one.textContent}” leaves its area`),
  ];
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [320, 568],
] as const) {
  test(`Play is in sight at ${width} × ${height}, and leads to the first question`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const table = new GoldfishPage(page);
    await table.open();
    await expect(table.begin).toBeInViewport({ ratio: 1 });
    await table.begin.focus();
    await page.keyboard.press('Enter');
    await expect(table.options.first()).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await table.kind()).toBe('main');
  });
}

test('a game that came by link leaves the focus alone', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open('#game=2~2019~0~200~seed~P20.hhs-1x3~N20~x~~');
  await expect(table.question).toBeVisible();
  await expect(table.options.first()).not.toBeFocused();
});

test('the tray rolls the dice that were put there', async ({ page }) => {
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ seed: 's0' });
  await table.mat.locator('.mat-die.lit .grip').first().click();
  await table.mat.getByRole('button', { name: /1 to roll again/ }).click();
  expect(await table.kind()).toBe('main');
  await expect(page.locator('.log')).toContainText('R7.2.2');
});

test('no panel makes the page longer than what it shows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const table = new GoldfishPage(page);
  await table.open();
  await table.start({ seed: 's0' });
  for (let pick = 0; pick < 20; pick++) await table.greedy();
  for (const [name, panel] of [
    ['Log', '.log'],
    ['Coach', '.coach'],
    ['Record', '.record'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page.locator(panel)).toBeVisible();
    const below = await page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
      return document.documentElement.scrollHeight - (footer + scrollY);
    });
    expect(below, name).toBeLessThan(2);
  }
});

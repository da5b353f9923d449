import { expect, test } from '@playwright/test';
import { GoldfishPage } from './goldfish-page.ts';
import { OddsPage } from './odds-page.ts';

const MANY = 'v.games~n.1000000~t.30';

test('a thousand games: every number checked, the same for the same seed, and watched', async ({
  page,
}) => {
  const odds = new OddsPage(page);
  await odds.open('v.games~n.1000');
  await expect(page.locator('.idle')).toContainText('Nothing has been played yet');
  await odds.play();
  await expect(page.getByText('1,000 games played.')).toBeVisible();
  await expect(page.locator('.odds > p[role="status"]')).toHaveText(/1,000 games done/);
  await expect(page.locator('.summary-tile')).toHaveCount(4);
  await expect(page.locator('.summary-tile').first()).toContainText(/\d %.*to.*, 1,000 games/s);
  await expect(page.locator('.coverage-badge')).toContainText(/simulated/);
  const numbers = await odds.numbers();
  expect(numbers.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'games-cards',
      'games-stranded',
      'games-damage',
      'games-pace',
      'games-bag',
    ]),
  );
  for (const { id, drawn, told } of numbers) {
    expect(drawn, id).toEqual(told);
    expect(drawn.length, id).toBeGreaterThan(0);
  }
  for (const figure of await odds.figures.all()) {
    await expect(figure.locator('.method')).toHaveText(
      /Simulated.*1,000 games.*policy Sensible.*going second.*against nobody.*2019 rules.*seed felt.*95 % intervals/s,
    );
  }

  await odds.address('ran.true');
  await page.reload();
  await expect(odds.progress).toHaveClass(/done/);
  expect(await odds.numbers()).toEqual(numbers);
  await page.getByLabel('Luck (seed)').fill('other');
  await page.getByLabel('Luck (seed)').press('Enter');
  await expect(odds.figures.first().locator('.method')).toContainText('seed other');
  await expect(odds.progress).toHaveClass(/done/);
  expect(await odds.numbers()).not.toEqual(numbers);

  const fastest = page.getByRole('button', { name: /^Fastest game/ });
  const lethal = /lethal on turn (\d+)/.exec(await fastest.innerText())?.[1];
  await fastest.click();
  const table = new GoldfishPage(page);
  await expect(table.mat).toBeVisible();
  await expect(table.notice).toHaveCount(0);
  expect(await table.turn()).toBe(1);
  await page.getByRole('slider', { name: 'Position in the game' }).press('End');
  await expect(page.locator('.turn b')).toHaveText(`Turn ${lethal}`);
  await page.locator('.beginnings').getByRole('link', { name: 'Odds' }).click();
  await expect(page.getByRole('heading', { name: 'Shell Shock' })).toBeVisible();
});

test('stopping, leaving and a worker that dies leave a clear state and no work', async ({
  page,
}) => {
  const odds = new OddsPage(page);
  await odds.open(MANY);
  await odds.run.click();
  await expect(odds.stop).toBeVisible();
  await expect(page.locator('.summary')).toBeVisible();
  expect(page.workers().length).toBeGreaterThan(0);
  await odds.stop.click();
  await expect(odds.progress).toHaveClass(/stopped/);
  await expect(odds.progress).toContainText(/Stopped after [\d,]+ of 1,000,000 games/);
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(odds.run).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Fastest game/ })).toBeEnabled();
  await expect.poll(() => page.url()).not.toContain('ran.true');

  await odds.run.click();
  await expect(page.locator('.progress.running')).toBeVisible();
  await odds.show('Opening');
  await expect(odds.verdict).toBeVisible();
  await expect.poll(() => page.workers().map((worker) => worker.url())).toHaveLength(1);
  expect(page.workers()[0]?.url()).toContain('opening-worker');

  await page.route(/\/worker-[\w-]+\.js/, (route) => route.abort());
  await page.goto('about:blank');
  expect(page.workers()).toHaveLength(0);
  await odds.open('v.games~n.1000');
  await odds.run.click();
  await expect(odds.progress).toHaveClass(/failed/);
  await expect(odds.notice).toContainText(/ended unexpectedly/);
  expect(page.workers()).toHaveLength(0);
  await page.unroute(/\/worker-[\w-]+\.js/);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(odds.progress).toHaveClass(/done/);
  await expect(odds.notice).toHaveCount(0);
});

test('two sides on the same luck: a swap, a policy, a team', async ({ page }) => {
  const odds = new OddsPage(page);
  await odds.open('n.1000');
  await page.getByRole('tab', { name: 'Opening' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'Games' }).press('ArrowRight');
  await expect(page.getByText('Choose the card to take out.')).toBeVisible();
  await odds.choose('Take out', /^Karai/);
  await page.getByLabel('Put in').fill('foot ninja glass');
  await page.getByRole('button', { name: /Foot Ninja: Glass Jawed/ }).click();
  await odds.play();
  await expect(odds.verdict).toContainText(
    /Lethal by turn 10: Karai [\d.]+ %, Foot Ninja [\d.]+ %/,
  );
  await expect(odds.verdict).toContainText(/points \([+−\d.]+ to [+−\d.]+/);
  for (const { id, drawn, told } of await odds.numbers()) expect(drawn, id).toEqual(told);
  const before = await odds.figure('versus-cards').locator('td[data-value]').allInnerTexts();
  await page.getByRole('slider', { name: /Compare what is reached/ }).press('ArrowRight');
  await expect(odds.figure('versus-cards').getByRole('heading')).toHaveText('Could pay by turn 5');
  await expect
    .poll(() => odds.figure('versus-cards').locator('td[data-value]').allInnerTexts())
    .not.toEqual(before);

  await page.getByRole('radio', { name: 'another policy' }).check();
  await odds.choose('The other policy', 'Sensible');
  await odds.play();
  await expect(odds.verdict).toContainText('0.0 points');
  await expect(odds.verdict).toContainText('no clear difference');

  await page.getByRole('radio', { name: 'another team' }).check();
  await odds.choose('The other team', 'Ring and Armor');
  await odds.play();
  await expect(odds.verdict).toContainText(/Shell Shock [\d.]+ %, Ring and Armor [\d.]+ %/);
  await odds.address('x.team');
  await page.reload();
  await expect(odds.verdict).toContainText('Ring and Armor');
});

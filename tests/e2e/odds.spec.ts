import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';
import { OddsPage } from './odds-page.ts';

test('from the builder: can I buy my four-drop on turn one?', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await page.locator('.team-tools').getByRole('link', { name: 'Odds' }).click();
  const odds = new OddsPage(page);
  await expect(page.getByRole('heading', { name: 'Shell Shock' })).toBeVisible();

  await odds.choose('Card', /^Karai/);
  await expect(odds.verdict).toContainText('Going second, you can buy Karai on turn one 81.64 %');
  await expect(odds.verdict).toContainText('about 4 times in 5');
  await expect(odds.verdict).toContainText('342817/419904');
  await odds.choose('Who goes first', 'first');
  await expect(odds.verdict).toContainText('No. ');
  await expect(odds.verdict).toContainText('three Sidekicks roll at most 3 energy, and it takes 4');
  await odds.choose('Edition', '2016 rules');
  await expect(odds.verdict).toContainText('342817/419904');

  await odds.choose('Edition', '2019 rules');
  await odds.choose('Who goes first', 'second');
  await odds.choose('Second card', /^April/);
  await expect(odds.verdict).toContainText('Karai and April');
  await expect(odds.verdict).toContainText('it takes 6');
  await odds.choose('Card', /^April/);
  await odds.choose('Second card', 'nothing else');
  await odds.choose('Reroll', 'nothing');
  await expect(odds.verdict).toContainText('April');
  const bare = await odds.verdict.innerText();
  await odds.choose('Reroll', 'all but Shield and Wild');
  await expect(odds.verdict).not.toHaveText(bare);

  const link = await odds.address('re.shield');
  const told = await odds.verdict.innerText();
  await page.reload();
  await expect(odds.verdict).toHaveText(told);
  expect(page.url()).toBe(link);
  await expect(odds.figure('odds-question').locator('.method')).toHaveText(
    /Exact.*every roll counted.*Shield.*2019 rules.*going second/s,
  );
});

test('every chart of the opening can be checked: its table, its method, its files', async ({
  page,
}) => {
  const odds = new OddsPage(page);
  await odds.open();
  await expect(odds.verdict).toBeVisible();
  const numbers = await odds.numbers();
  expect(numbers.map(({ id }) => id)).toEqual([
    'odds-question',
    'odds-cards',
    'odds-prices',
    'odds-energy',
    'odds-faces',
  ]);
  for (const { id, drawn, told } of numbers) {
    expect(drawn, id).toEqual(told);
    expect(drawn.length, id).toBeGreaterThan(0);
  }
  for (const figure of await odds.figures.all()) {
    await expect(figure.locator('.method .kind')).toHaveText('Exact');
    await figure.getByText('How is this computed?').click();
    await expect(figure.locator('.figure-how p').first()).toContainText(/\w{3,}.*\./);
  }

  const cards = odds.figure('odds-cards');
  await cards.locator('summary', { hasText: 'Save' }).click();
  const saved = async (kind: string) => {
    const downloading = page.waitForEvent('download');
    await cards.getByRole('button', { name: kind }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`odds-cards.${kind.toLowerCase()}`);
    return readFile(await file.path());
  };
  expect(String(await saved('CSV'))).toMatch(/^Card,"Going first, turn 1",.*\r\nApril,0\.9/);
  const json = JSON.parse(String(await saved('JSON')));
  expect(json.rows[0].slice(0, 2)).toEqual(['April', Number(numbers[1]?.drawn[0])]);
  const svg = String(await saved('SVG'));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain('What you can buy, card by card');
  expect(svg).toContain('every roll counted');
  expect(svg).toContain('over 90 %');
  expect(svg).not.toMatch(/class=|var\(--/);
  expect((await saved('PNG')).subarray(1, 4).toString()).toBe('PNG');

  await page.goto('odds/#3hhs10.2hhs1/hhs49&name=Swarm');
  await expect(page.getByRole('heading', { name: 'Swarm' }).first()).toBeVisible();
  await expect(odds.figure('odds-swarm')).toBeVisible();
  const swarm = (await odds.numbers()).find(({ id }) => id === 'odds-swarm');
  expect(swarm?.drawn).toEqual(swarm?.told);
  await expect(odds.figure('odds-swarm').locator('tbody')).toContainText('11/14');
});

test('without a team there is a choice, and a broken link says so', async ({ page }) => {
  await page.goto('odds/');
  await page.getByRole('button', { name: /^Ring and Armor/ }).click();
  const odds = new OddsPage(page);
  await expect(odds.verdict).toBeVisible();
  await odds.address('name=Ring%20and%20Armor');
  await page.getByRole('button', { name: 'Another team' }).click();
  await page
    .getByLabel('Or paste a link to a team')
    .fill(`https://example.org/build/${LEGAL_TEAM}`);
  await expect(page.getByRole('heading', { name: 'Shell Shock' })).toBeVisible();

  await page.goto('about:blank');
  await page.goto('odds/#.');
  await expect(odds.notice).toContainText('The link could not be opened.');
  await expect(page.getByRole('heading', { name: 'Whose odds?' })).toBeVisible();

  await page.route('**/cards/data/*', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(`odds/${LEGAL_TEAM}`);
  await expect(odds.notice).toContainText('The cards could not be loaded.');
  await page.unroute('**/cards/data/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(odds.verdict).toBeVisible();
});

test('the builder says what the last edit did', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM.replace('3hhs16.', ''));
  const panel = page.getByRole('region', { name: 'What the last edit did' });
  await expect(panel).toHaveCount(0);
  await builder.add('set:hhs lineage');
  await expect(panel).toContainText('Karai in');
  await expect(panel).toContainText('Karai on turn one, going second: 81.64 %');
  await panel.locator('summary').click();
  await expect(panel).toContainText('Karai, going first: 0 %; by turn two, going second: 96.63 %');
  await expect(panel).toContainText(/Damage by turn 6: [+−]?\d/);
  await expect(panel).toContainText('1,500 pairs of games on the same luck');
  await builder
    .row('Karai')
    .getByRole('button', { name: /^One die more/ })
    .click();
  await expect(panel).toContainText('Karai 2 → 3 dice');

  await page.goto('about:blank');
  await builder.open('#2hhs16&name=Alone');
  await builder
    .row('Karai')
    .getByRole('button', { name: /^Remove Karai/ })
    .click();
  await expect(panel).toContainText('cannot be played before or after this edit');
});

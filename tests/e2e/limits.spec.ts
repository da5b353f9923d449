import { expect, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';
import { letToastsStay } from './lasting-toasts.ts';

const linkOf = (count: number, dice = 2) =>
  `#${Array.from({ length: count }, (_, at) => `${dice}avx${(at % 100) + 1}`).join('.')}`;

const storedKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('dicewright:team:'));

test('a team by link is shown, and kept only when somebody says so or changes it', async ({
  page,
}) => {
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await expect(builder.rows).toHaveCount(10);
  expect(await page.evaluate(storedKeys)).toEqual([]);
  await builder.open();
  await expect(builder.rows).toHaveCount(0);
  await builder.open(LEGAL_TEAM);
  await page.getByRole('button', { name: 'Keep this team' }).click();
  await builder.open();
  await expect(builder.name).toHaveValue('Shell Shock');
  await page.goto('about/');
  await builder.open('#2hhs16&name=Changed');
  await builder.name.fill('By its name');
  await expect(page.getByRole('button', { name: 'Keep this team' })).toHaveCount(0);
  await builder.open();
  await expect(builder.name).toHaveValue('By its name');
});

test('a team by link that is left can be brought back', async ({ page }) => {
  await letToastsStay(page.context());
  const builder = new BuilderPage(page);
  await builder.open(LEGAL_TEAM);
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await page.getByRole('button', { name: 'New team' }).click();
  await expect(builder.rows).toHaveCount(0);
  await expect(builder.toast).toContainText('was not kept');
  await builder.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(builder.rows).toHaveCount(10);
});

for (const count of [600, 1500]) {
  test(`${count} cards in a link: a hundred rows, the rest in the notes, nothing stored`, async ({
    page,
  }) => {
    await letToastsStay(page.context());
    const builder = new BuilderPage(page);
    await builder.open(linkOf(count));
    await expect(builder.rows).toHaveCount(100);
    await expect(builder.toast).toContainText(`The other ${count - 100} are in the notes`);
    const notes = page.getByLabel('Notes', { exact: true });
    await expect(notes).toBeVisible();
    expect((await notes.inputValue()).split('\n')).toHaveLength(count - 100);
    expect(await page.evaluate(storedKeys)).toEqual([]);
    await builder.open();
    await expect(builder.rows).toHaveCount(0);
  });
}

test('notes without end are cut and said, and the link that has them stays', async ({ page }) => {
  await letToastsStay(page.context());
  const builder = new BuilderPage(page);
  await builder.open(`#2hhs16&name=Talker&notes=${'n'.repeat(300_010)}`);
  await expect(builder.toast).toContainText('The notes have 300010 letters');
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue(/^n{300000}$/);
  expect(page.url()).toMatch(/n{300010}$/);
  await builder.name.fill('Changed');
  await expect(page).toHaveURL(/name=Changed/);
});

test('999 dice on 100 cards are counted, not drawn one by one', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open(linkOf(100, 999));
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.locator('.dice-matrix')).toBeVisible();
  expect(await page.locator('.workbench *').count()).toBeLessThan(15_000);
  await page.getByRole('button', { name: /^Show all \d+ kinds of dice$/ }).click();
  await expect(page.locator('.dice-matrix tbody tr')).toHaveCount(101);
});

test('1,000 pasted cards give a team of a hundred and the rest as text', async ({ page }) => {
  const builder = new BuilderPage(page);
  await builder.open();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a team' });
  const lines = Array.from(
    { length: 1000 },
    (_, at) => `2x avx-${String((at % 80) + 41).padStart(3, '0')}`,
  );
  await dialog.getByLabel('Paste anything').fill(lines.join('\n'));
  await expect(dialog.locator('.glance')).toContainText('100 cards');
  await dialog.getByRole('button', { name: 'Open as a new team' }).click();
  await expect(builder.rows).toHaveCount(100);
  const notes = await page.getByLabel('Notes', { exact: true }).inputValue();
  expect(notes.split('\n')).toHaveLength(900);
});

test('a stored team beyond all limits is set aside and can go, the others stay', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stored = (id: string, name: string, count: number, dice: number) => {
      const cards = Array.from({ length: count }, (_, at) => ({
        card: `avx-${String((at % 100) + 1).padStart(3, '0')}`,
        dice,
        note: '',
      }));
      const base = { name, format: 'tournament', cards, basicActions: [], notes: '', tags: [] };
      const last = { base, steps: [] };
      const head = { version: 1, id, folder: '', created: 1, updated: 2, place: 0, chunks: 1 };
      if (localStorage.getItem('seeded')) return;
      localStorage.setItem(
        `dicewright:team:${id}`,
        JSON.stringify({ ...head, last, snapshots: [] }),
      );
    };
    stored('good', 'Good team', 8, 2);
    stored('large', 'Far too large', 1500, 2);
    stored('dice', 'Odd dice', 8, -2.5);
    if (!localStorage.getItem('seeded')) localStorage.setItem('dicewright:open-team', 'large');
    localStorage.setItem('seeded', 'yes');
  });
  const builder = new BuilderPage(page);
  await builder.open();
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  const shelf = page.getByRole('dialog', { name: 'Your teams' });
  const aside = shelf.locator('.shelf-aside li');
  await expect(aside).toHaveCount(2);
  await aside
    .filter({ hasText: 'team:dice' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(aside).toHaveCount(1);
  await aside.getByRole('button', { name: /^Open what fits/ }).click();
  await expect(builder.rows).toHaveCount(100);
  await page.goto('about/');
  await builder.open();
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await expect(shelf.getByRole('button', { name: /^Good team/ })).toBeVisible();
  await expect(aside).toHaveCount(1);
});

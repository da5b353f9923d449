import { expect, test } from '@playwright/test';
import { BuilderPage, LEGAL_TEAM } from './builder-page.ts';
import { letToastsStay } from './lasting-toasts.ts';

const letters = (text: string) => [...text].sort().join('');

test('two tabs that write the same name at once lose no letter', async ({ page, context }) => {
  const one = new BuilderPage(page);
  await one.openAndKeep('#2hhs16&name=.');
  const two = new BuilderPage(await context.newPage());
  await two.open();
  await expect(two.name).toHaveValue('.');
  const [left, right] = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789'];
  await Promise.all([one.name.pressSequentially(left), two.name.pressSequentially(right)]);
  await expect
    .poll(async () => letters(await one.name.inputValue()))
    .toBe(letters(`.${left}${right}`));
  await expect(two.name).toHaveValue(await one.name.inputValue());
  await page.reload();
  await one.isReady();
  await expect(one.name).toHaveValue(await two.name.inputValue());
});

test('two tabs that write different texts at once keep both whole', async ({ page, context }) => {
  const one = new BuilderPage(page);
  await one.openAndKeep('#2hhs16&name=.&notes=-');
  const two = new BuilderPage(await context.newPage());
  await two.open();
  const notes = two.page.getByLabel('Notes', { exact: true });
  await one.name.press('End');
  await notes.press('End');
  const [name, text] = ['Quick and steady', 'Buy early, swing late, keep the masks.'];
  await Promise.all([one.name.pressSequentially(name), notes.pressSequentially(text)]);
  for (const { page: tab } of [one, two]) {
    await expect(tab.getByLabel('Name of the team')).toHaveValue(`.${name}`);
    await expect(tab.getByLabel('Notes', { exact: true })).toHaveValue(`-${text}`);
  }
});

test('the caret stays where one types while another tab writes in front of it', async ({
  page,
  context,
}) => {
  const one = new BuilderPage(page);
  await one.openAndKeep('#2hhs16&name=xyz');
  const two = new BuilderPage(await context.newPage());
  await two.open();
  await two.name.press('Home');
  await two.name.press('ArrowRight');
  await one.name.press('Home');
  await one.name.pressSequentially('At the ');
  await expect(two.name).toHaveValue('At the xyz');
  await two.name.pressSequentially('-');
  await expect(one.name).toHaveValue('At the x-yz');
});

test('a team deleted in one tab is announced in the other, and so is its return in both', async ({
  page,
  context,
}) => {
  await letToastsStay(page.context());
  const one = new BuilderPage(page);
  await one.openAndKeep(LEGAL_TEAM);
  const two = new BuilderPage(await context.newPage());
  await two.open();
  await expect(two.name).toHaveValue('Shell Shock');
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  const shelf = page.getByRole('dialog', { name: 'Your teams' });
  await shelf.getByRole('button', { name: 'More for Shell Shock' }).click();
  await shelf.getByRole('button', { name: 'Delete', exact: true }).click();
  const notice = two.page.getByRole('alert').filter({ hasText: 'Another tab deleted' });
  await expect(notice).toContainText('Shell Shock');
  await two.name.fill('Went on');
  await expect(notice).toHaveCount(0);
  await expect(two.toast).toContainText('back on the shelf');
  await expect(one.page.locator('.toast:visible').first()).toContainText('back on the shelf');
  await expect(shelf.getByRole('button', { name: /^Went on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(notice).toContainText('Went on');
  await notice.getByRole('button', { name: 'Let it go' }).click();
  await expect(notice).toHaveCount(0);
  await expect(two.name).toHaveValue('');
});

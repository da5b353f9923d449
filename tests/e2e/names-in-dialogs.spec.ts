import { expect, type Locator, type Page, test } from '@playwright/test';
import { BuilderPage } from './builder-page.ts';

const TEAM = '#3hhs1.3hhs12.2hhs23.2hhs9/hhs49.hhs50';

interface Named {
  page: Page;
  dialog: Locator;
  name: string;
}

/** What opens the dialogs of the builder, their titles, and what is shown in them one after another. */
const DIALOGS: [opener: string, title: string, inside: (named: Named) => Promise<void>][] = [
  [
    'Teams',
    'Your teams',
    async ({ dialog }) => {
      await expectSound(dialog);
      await dialog.getByRole('button', { name: 'Take snapshot' }).click();
      await dialog.getByRole('button', { name: /^More for/ }).click();
      await expectSound(dialog);
    },
  ],
  [
    'Share',
    'Share and export',
    async ({ dialog }) => {
      for (const way of await dialog.getByRole('radio').all()) {
        await way.check({ force: true });
        await expectSound(dialog);
      }
    },
  ],
  [
    'Paste',
    'Paste a team',
    async ({ dialog, name }) => {
      await dialog.getByLabel('Paste anything').fill(`Team: ${name}\n2x hhs-001\nNote: ${name}`);
      await expect(dialog.locator('.glance')).toBeVisible();
      await expectSound(dialog);
      await dialog.getByLabel('Paste anything').fill(`${name}\n${name}\n2x ${name}`);
      await expect(dialog.locator('.recognised')).toContainText('to look at');
      await expectSound(dialog);
    },
  ],
  [
    'Compare',
    'Compare',
    async ({ page, dialog, name }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Teams', exact: true }).click();
      const shelf = page.getByRole('dialog', { name: 'Your teams' });
      await shelf.getByLabel('Name of the snapshot').fill(name);
      await shelf.getByRole('button', { name: 'Take snapshot' }).click();
      await expectSound(shelf);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(dialog.getByRole('combobox').first()).toBeVisible();
      await expectSound(dialog);
    },
  ],
  [
    'Print',
    'Print',
    async ({ dialog }) => {
      await expectSound(dialog);
      const wide = await dialog
        .locator('.sheet-notes, .team-sheet h1')
        .evaluateAll(
          (parts) =>
            parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
              .length,
        );
      expect(wide).toBe(0);
    },
  ],
  ['Random', 'A random team', ({ dialog }) => expectSound(dialog)],
  [
    'Make your own format',
    'Your own format',
    async ({ dialog, name }) => {
      await dialog.getByLabel('Name', { exact: true }).fill(name);
      await expectSound(dialog);
      await dialog.getByRole('button', { name: /^Use/ }).first().click();
    },
  ],
];

async function expectSound(dialog: Locator): Promise<void> {
  expect(await dialog.evaluate(partsThatLeave)).toEqual([]);
  expect(await dialog.evaluate(namesTooTall)).toEqual([]);
  const close = dialog.getByRole('button', { name: /^Close: / });
  await close.click({ trial: true });
}

/** Runs in the page: what is wider than the dialog. */
function partsThatLeave(dialog: Element): string[] {
  const box = dialog.getBoundingClientRect();
  const body = dialog.querySelector('.dialog-body');
  const isCut = (part: Element | null): boolean =>
    part !== null &&
    part !== body &&
    (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement));
  const parts = [...(body?.querySelectorAll('*') ?? [])].filter(
    (part) =>
      part.checkVisibility() && !part.closest('.visually-hidden') && !isCut(part.parentElement),
  );
  const leave = parts.filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width > 0 && (right > box.right + 1 || left < box.left - 1);
  });
  const isWide =
    box.left < -1 ||
    box.right > innerWidth + 1 ||
    (body !== null && body.scrollWidth > body.clientWidth + 1);
  return [...(isWide ? [dialog] : []), ...leave].map(
    (part) => `${part.localName}.${part.className}`,
  );
}

/** Runs in the page: lines that a name has made into pages. */
function namesTooTall(dialog: Element): string[] {
  const lines = [
    ...dialog.querySelectorAll('button, a, legend, summary, h2, h3, h4, bdi, .recognised'),
  ];
  return lines
    .filter((line) => line.getBoundingClientRect().height > 200)
    .map((line) => `${line.localName}.${line.className}`);
}

for (const [what, name] of [
  ['30 wide letters', 'W'.repeat(30)],
  ['5,000 letters', 'W'.repeat(5000)],
] as const) {
  for (const [opener, title, inside] of DIALOGS) {
    test(`a name of ${what} widens and covers no dialog: ${title}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('about:blank');
        const builder = new BuilderPage(page);
        await builder.open(`${TEAM}&name=${name}&tags=${name},${name}b&notes=${name}`);
        await page.getByRole('button', { name: opener, exact: true }).first().click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog.locator('.dialog-body')).not.toBeEmpty();
        await inside({ page, dialog, name });
      }
    });
  }
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { ZONES, type Zone } from '../../src/dice-masters/engine/movement.ts';
import { exampleSchema } from '../../src/dice-masters/schema/example.ts';
import { placeWords } from '../../src/ui/goldfish/table/words.ts';
import { faultsInBothThemes } from './axe.ts';
import { GoldfishPage } from './goldfish-page.ts';

const folder = fileURLToPath(new URL('../../content/dice-masters/examples/', import.meta.url));

function readExample(book: string) {
  return exampleSchema.parse(JSON.parse(readFileSync(`${folder}${book}.json`, 'utf8')));
}

/** `2 Sidekick`, `April level 3`: how many, of what, showing what. */
const DICE = /^(?:(\d+) )?(.+?)(?: (level \d|wild|fist|bolt|mask|shield))?$/;

/** Every die that lies in a zone, in the words of its label. */
async function diceIn(page: Page, seat: number, zone: Zone): Promise<string[]> {
  const area = page.getByRole('region', { name: placeWords(zone, seat === 0), exact: true });
  const single = await area
    .locator('[data-die]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const heaps = await area.locator('.heap .visually-hidden').allInnerTexts();
  const heaped = heaps.flatMap((heap) => {
    const [, count, name = ''] = /^(\d+) (.+)$/.exec(heap.trim()) ?? [];
    return Array.from({ length: Number(count) }, () => name);
  });
  return [...single, ...heaped];
}

async function expectZone(page: Page, seat: number, zone: Zone, wanted: readonly string[]) {
  const lying = await diceIn(page, seat, zone);
  let count = 0;
  for (const text of wanted) {
    const [, number = '1', name = '', face] = DICE.exec(text) ?? [];
    const shown = face?.replace('level', 'Level').replace('wild', 'wild') ?? '';
    const fitting = lying.filter(
      (label) => label.startsWith(name) && label.toLowerCase().includes(shown.toLowerCase()),
    );
    expect(fitting.length, `${text} in ${zone} of ${seat}: ${lying}`).toBe(Number(number));
    count += Number(number);
  }
  expect(lying.length, `${zone} of ${seat}: ${lying}`).toBe(count);
}

/** The table of the rules after a turn. */
type Expected = ReturnType<typeof readExample>['turns'][number]['expect'];

async function expectTable(page: Page, { life, zones }: Expected) {
  if (life) {
    await expect(page.locator('.life.own b')).toHaveText(new RegExp(`^${life[0]}\\b`));
    await expect(page.locator('.life.other b')).toHaveText(new RegExp(`^${life[1]}\\b`));
  }
  for (const seat of [0, 1] as const) {
    for (const zone of ZONES) {
      const wanted = zones?.[seat][zone];
      if (wanted) await expectZone(page, seat, zone, wanted);
    }
  }
}

for (const book of ['hhs', 'imw', 'wwe']) {
  test(`the worked example of ${book} runs step by step to the tables of the rules`, async ({
    page,
  }) => {
    const example = readExample(book);
    const [first] = example.turns;
    await page.goto('rules/dice-masters/examples/');
    await page
      .locator(`[id="${first?.rule}"]`)
      .getByRole('link', { name: 'Watch this turn on the table' })
      .click();
    const told = page.locator('.guide-words');
    for (const { title, steps, rule, expect: expected } of example.turns) {
      for (const { words, rules } of steps) {
        await expect(told).toHaveText(words);
        await expect(page.locator('.guide h2')).toHaveText(title);
        await expect(page.locator('.guide .rule-links a')).toHaveText(rules);
        if (words !== steps.at(-1)?.words) await page.keyboard.press('ArrowRight');
      }
      await expectTable(page, expected);
      const back = page.getByRole('link', { name: 'This turn in the rules' });
      await expect(back).toHaveAttribute('href', new RegExp(`examples/#${rule}$`));
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
}

test('an example opens at any step, goes back and forth, and hands the table over', async ({
  page,
}) => {
  const table = new GoldfishPage(page);
  await page.goto('goldfish/#example=HHS-V3.4');
  await expect(page.locator('.guide-words')).toContainText('blocks April');
  const there = await page.locator('.mat').innerText();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.guide-words')).toContainText('joins her');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.guide-words')).toContainText('blocks April');
  expect(await page.locator('.mat').innerText()).toBe(there);
  await expect(page.locator('.goldfish > p[role="status"]')).toContainText('blocks April');
  await page.locator('.log .line').filter({ hasText: 'blocks April' }).hover();
  await expect(page.locator('.mat-die[data-pointed]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Play a game yourself' }).click();
  await expect(table.begin).toBeVisible();
  await page.getByRole('link', { name: /^WWE/ }).click();
  await expect(page.locator('.guide h2')).toHaveText('Michele, turn 1');
  await page.goBack();
});

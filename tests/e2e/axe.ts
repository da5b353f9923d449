import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The faults axe finds on a page, by all of its rules or by one: rule, element, what to do. */
export async function faultsOn(page: Page, rule?: string): Promise<(string | undefined)[][]> {
  // On a page without frames, the mode that opens no second window sees the same.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rule ? axe.withRules(rule) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.failureSummary]);
}

/** The same in both themes. A theme changes nothing but colours, so the second asks about contrast alone. */
export async function faultsInBothThemes(page: Page): Promise<(string | undefined)[][]> {
  const theme = await wearTheme(page, 'felt');
  const onFelt = await faultsOn(page);
  await wearTheme(page, 'paper');
  const onPaper = await faultsOn(page, 'color-contrast');
  await wearTheme(page, theme);
  return [...onFelt, ...onPaper];
}

/** Changes the theme without a fade; gives the one worn before. */
export async function wearTheme(page: Page, theme: string): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.locator('html').evaluate((root, wanted) => {
    const before = root.dataset.theme ?? '';
    if (wanted) root.dataset.theme = wanted;
    else delete root.dataset.theme;
    return before;
  }, theme);
}

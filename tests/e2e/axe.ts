import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The faults axe finds on a page, by all of its rules or by one: rule, element, what to do. */
export async function faultsOn(page: Page, rule?: string): Promise<(string | undefined)[][]> {
  // On a page without frames, the mode that opens no second window sees the same.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rule ? axe.withRules(rule) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html, nodes[0]?.failureSummary]);
}

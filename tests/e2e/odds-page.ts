import { expect, type Locator, type Page } from '@playwright/test';
import { LEGAL_TEAM } from './builder-page.ts';

type View = 'Opening' | 'Games' | 'Compare';

/** The odds of a team as a player sees them. */
export class OddsPage {
  readonly page: Page;
  readonly verdict: Locator;
  readonly figures: Locator;
  readonly run: Locator;
  readonly stop: Locator;
  readonly progress: Locator;
  readonly notice: Locator;

  constructor(page: Page) {
    this.page = page;
    this.verdict = page.locator('.verdict');
    this.figures = page.locator('.odds-figure');
    this.run = page.getByRole('button', { name: /^Play [\d,]+ games/ });
    this.stop = page.getByRole('button', { name: 'Stop' });
    this.progress = page.locator('.progress');
    this.notice = page.locator('.notice');
  }

  /** Opens a full team, and waits until every roll of its opening is counted. */
  async open(settings = ''): Promise<void> {
    await this.page.goto(`odds/${LEGAL_TEAM}${settings && `&odds=${settings}`}`);
    await expect(this.page.getByRole('tablist')).toBeVisible();
  }

  async show(view: View): Promise<void> {
    await this.page.getByRole('tab', { name: view }).click();
    await expect(this.page.getByRole('tabpanel', { name: view })).toBeVisible();
  }

  async choose(label: string, option: string | RegExp): Promise<void> {
    const choice = this.page.getByRole('combobox', { name: label, exact: true });
    const words = await choice.locator('option').allInnerTexts();
    const wanted = words.find((word) =>
      typeof option === 'string' ? word === option : option.test(word),
    );
    await choice.selectOption({ label: wanted ?? String(option) });
  }

  /** Plays the games and waits for the last of them. */
  async play(): Promise<void> {
    await this.run.click();
    await expect(this.progress).toHaveClass(/done/);
  }

  figure(id: string): Locator {
    return this.page.locator(`[data-figure="${id}"]`);
  }

  /** Numbers of every figure: as drawn, and as its table has them. */
  async numbers(): Promise<{ id: string; drawn: string[]; told: string[] }[]> {
    await expect(this.page.locator('.odds-figures')).not.toHaveAttribute('aria-busy', 'true');
    const tables = this.page.locator('.odds-figure .figure-table');
    for (const table of await tables.all()) {
      const isOpen = await table.evaluate((twin: HTMLDetailsElement) => twin.open);
      if (!isOpen) await table.locator('summary').click();
      await expect(table.locator('tbody tr').first()).toBeVisible();
    }
    return this.figures.evaluateAll((figures) =>
      figures.map((figure) => {
        const values = (selector: string) =>
          [...figure.querySelectorAll(selector)].map(
            (mark) => mark.getAttribute('data-value') ?? '',
          );
        return {
          id: figure.getAttribute('data-figure') ?? '',
          drawn: values('.figure-chart [data-value]'),
          told: values('td[data-value]'),
        };
      }),
    );
  }

  /** The address once it stands still. */
  async address(part: string): Promise<string> {
    await expect.poll(() => this.page.url()).toContain(part);
    return this.page.url();
  }
}

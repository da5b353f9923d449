import { expect, type Locator, type Page } from '@playwright/test';

/** The card search as a reader sees it. */
export class CardSearchPage {
  readonly box: Locator;
  readonly echo: Locator;
  readonly count: Locator;
  readonly names: Locator;
  readonly offers: Locator;
  readonly problems: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole('combobox', { name: /^Find cards/ });
    this.echo = page.locator('.echo > p').first();
    this.count = page.locator('.echo strong');
    this.names = page.locator('.results .card-tile .name');
    this.offers = page.getByRole('listbox', { name: 'Offers' }).getByRole('option');
    this.problems = page.getByRole('list', { name: 'Ignored terms' });
  }

  /** Opens the page and waits until the search answers. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`cards/${query && `?q=${encodeURIComponent(query)}`}`);
    await this.isReady();
  }

  async isReady(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Copy' })).toBeEnabled();
  }

  facet(name: string): Locator {
    return this.page
      .locator('details.facet')
      .filter({ has: this.page.locator('summary', { hasText: name }) });
  }

  chip(name: RegExp): Locator {
    return this.page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name });
  }
}

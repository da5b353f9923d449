import { expect, type Locator, type Page } from '@playwright/test';

/** The team builder as a player sees it. */
export class BuilderPage {
  readonly page: Page;
  readonly query: Locator;
  readonly name: Locator;
  readonly rows: Locator;
  readonly seal: Locator;
  readonly problems: Locator;
  readonly toast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.query = page.getByRole('combobox', { name: /^Find cards/ });
    this.name = page.getByRole('textbox', { name: 'Name of the team' });
    this.rows = page.locator('.team-row .row-title');
    this.seal = page.locator('.seal');
    this.problems = page.locator('.team-problems > li');
    this.toast = page.locator('.toast');
  }

  /** Opens the page and waits until the team is judged. */
  async open(fragment = ''): Promise<void> {
    await this.page.goto(`build/${fragment}`);
    await this.isReady();
  }

  /** Opens a team by its link and puts it on the shelf. */
  async openAndKeep(fragment: string): Promise<void> {
    await this.open(fragment);
    const keep = this.page.getByRole('button', { name: 'Keep this team' });
    await keep.click();
    await expect(keep).toHaveCount(0);
  }

  async isReady(): Promise<void> {
    await expect(this.seal).not.toHaveClass(/waiting/);
  }

  /** Finds a card by a query that it alone answers, and adds it. */
  /** Begins a team on the shelf, which is open. */
  async newTeam(): Promise<void> {
    await this.page.getByRole('button', { name: 'New team' }).click();
    await expect(this.rows).toHaveCount(0);
  }

  async add(query: string): Promise<void> {
    const before = await this.rows.count();
    await this.query.fill(query);
    await this.query.press('Enter');
    await expect(this.page.locator('.echo strong')).toHaveText('1 card');
    await expect(this.page.locator('.pick')).toHaveCount(1);
    await this.page.getByRole('button', { name: /^Add / }).click();
    await expect(this.rows).toHaveCount(before + 1);
  }

  row(name: string): Locator {
    return this.page.locator('.team-row').filter({ hasText: name });
  }
}

/** Full, legal for a tournament, from three boxes. */
export const LEGAL_TEAM =
  '#3hhs16.3hhs1.3hhs7.3hhs25.2imw5.2imw17.2wwe7.2wwe17/hhs49.hhs50&name=Shell%20Shock';

import { expect, type Locator, type Page } from '@playwright/test';

interface Setup {
  team?: string;
  opponent?: 'Nobody' | 'Dummy blockers' | 'A second team';
  seed?: string;
  life?: number;
}

/** April for 2, Foot Ninja for 3, two turtles for 5: no Globals, so nothing else can be paid for. */
export const PLAIN_TEAM = '#3hhs1.3hhs12.2hhs23.2hhs9&name=Plain%20Sewer';

/** The goldfish table as a player sees it. */
export class GoldfishPage {
  readonly page: Page;
  readonly begin: Locator;
  readonly mat: Locator;
  readonly question: Locator;
  readonly options: Locator;
  readonly notice: Locator;
  readonly undo: Locator;
  readonly redo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.begin = page.getByRole('button', { name: /^Play / });
    this.mat = page.locator('.mat');
    this.question = page.locator('.decision h2');
    this.options = page.locator('.options button');
    this.notice = page.locator('.notice');
    this.undo = page.getByRole('button', { name: 'Undo', exact: true });
    this.redo = page.getByRole('button', { name: 'Redo', exact: true });
  }

  /** Opens the page and waits for the cards. */
  async open(fragment = ''): Promise<void> {
    await this.page.goto(`goldfish/${fragment}`);
    await expect(this.begin.or(this.mat).first()).toBeVisible();
  }

  async start({ team, opponent, seed = 'felt', life }: Setup = {}): Promise<void> {
    if (team) await this.page.getByRole('radio', { name: new RegExp(`^${team}`) }).check();
    if (opponent) await this.page.getByRole('radio', { name: new RegExp(`^${opponent}`) }).check();
    if (life) {
      await this.page.getByLabel('Your life').fill(String(life));
      await this.page.getByLabel('Opponent’s life').fill(String(life));
    }
    await this.page.getByLabel('Luck (seed)').fill(seed);
    await this.begin.click();
    await expect(this.mat).toBeVisible();
  }

  /** The person rolls dice of their own. */
  async startWithRealDice(): Promise<void> {
    await this.page.getByLabel(/^Dice/).selectOption({ label: 'real dice: I tell what mine show' });
    await this.begin.click();
    await expect(this.mat).toBeVisible();
  }

  /** Types what real dice showed. */
  async typeDice(words: string): Promise<void> {
    await this.page.getByLabel('Or type them, in order').fill(words);
    await this.page.getByLabel('Or type them, in order').press('Enter');
  }

  /** Waits until the page shows what the last pick led to. */
  private async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
    );
  }

  /** The number of the turn. */
  async turn(): Promise<number> {
    await this.drawn();
    return Number(/\d+/.exec(await this.page.locator('.turn b').innerText())?.[0]);
  }

  /** Buys, fields and pays where it can; else takes the first line. */
  async greedy(): Promise<void> {
    const words = await this.options.allInnerTexts();
    const wanted = words.findIndex((line) => /Pay with|Buy |Field /.test(line));
    await this.options.nth(Math.max(0, wanted)).click();
    await this.drawn();
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator('.decision.over').count()) > 0;
  }

  /** Everything that lies on the table, in words. */
  async position(): Promise<string> {
    await this.drawn();
    const turn = await this.page.locator('.turn-bar').innerText();
    const dice = await this.mat
      .locator('[data-die]')
      .evaluateAll((all) =>
        all.map(
          (die) =>
            `${die.getAttribute('data-die')} ${die.getAttribute('aria-label') ?? die.textContent}`,
        ),
      );
    return [turn, await this.mat.innerText(), await this.question.innerText(), ...dice].join('\n');
  }

  /** What the open question is about: enough to play on. */
  async kind(): Promise<'reroll' | 'main' | 'pay' | 'attack' | 'other'> {
    await this.drawn();
    const words = await this.question.innerText();
    if (/roll again/.test(words)) return 'reroll';
    if (/^Buy, field/.test(words)) return 'main';
    if (/energy pays/.test(words)) return 'pay';
    return /Who attacks/.test(words) ? 'attack' : 'other';
  }

  /** The address once it holds the game as it stands: a page keeps the order of its timers. */
  async link(): Promise<string> {
    await this.drawn();
    return this.page.evaluate(
      () => new Promise<string>((tell) => setTimeout(() => tell(location.href), 300)),
    );
  }
}

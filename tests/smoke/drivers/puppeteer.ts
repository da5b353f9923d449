import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Driver, Key } from '../driver.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

export const launchChromium = (executablePath: string) =>
  launch({ browser: 'chrome', executablePath, args: FLAGS });

/** Firefox speaks WebDriver BiDi. */
export const launchFirefox = (executablePath: string) =>
  launch({ browser: 'firefox', executablePath });

async function launch(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    ...options,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return new PuppeteerDriver(browser, page);
}

class PuppeteerDriver implements Driver {
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  click(selector: string): Promise<void> {
    return this.#page.click(selector);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const inPage = ask as (...args: unknown[]) => Result;
    return this.#page.evaluate(inPage, ...args) as Promise<Awaited<Result>>;
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

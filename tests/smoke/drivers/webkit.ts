import { spawn } from 'node:child_process';
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Driver, Key } from '../driver.ts';

const PATIENCE_MS = 60_000;
const SCREEN = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
const KEYS: Record<Key, string> = { Enter: Keys.ENTER, Escape: Keys.ESCAPE };

export interface WebKitPrograms {
  /** WebKitWebDriver, which starts the browser. */
  driver: string;
  /** MiniBrowser, which comes with WebKitGTK. */
  browser: string;
  /** Xvfb, the screen that nobody looks at. */
  screen: string;
}

export async function launchWebKit(programs: WebKitPrograms): Promise<Driver> {
  const screen = await startScreen(programs.screen);
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.display })
    .build();
  const options = { binary: programs.browser, args: ['--automation'] };
  const browser = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities().setBrowserName('MiniBrowser').set('webkitgtk:browserOptions', options),
    )
    .build();
  await browser.manage().setTimeouts({ pageLoad: PATIENCE_MS, script: PATIENCE_MS });
  return new WebKitDriver(browser, async () => {
    await browser.quit();
    await service.kill();
    screen.stop();
  });
}

/** Xvfb chooses a free display and tells its number once it can be used. */
async function startScreen(program: string): Promise<{ display: string; stop: () => void }> {
  const child = spawn(program, ['-displayfd', '1', ...SCREEN], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with exit code ${code}.`)));
  });
  return { display, stop: () => child.kill() };
}

class WebKitDriver implements Driver {
  readonly #browser: WebDriver;
  readonly close: () => Promise<void>;

  constructor(browser: WebDriver, close: () => Promise<void>) {
    this.#browser = browser;
    this.close = close;
  }

  open(address: string): Promise<void> {
    return this.#browser.get(address);
  }

  click(selector: string): Promise<void> {
    return this.#browser.findElement(By.css(selector)).click();
  }

  type(text: string): Promise<void> {
    return this.#browser.switchTo().activeElement().sendKeys(text);
  }

  press(key: Key): Promise<void> {
    return this.type(KEYS[key]);
  }

  evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#browser.executeScript(ask, ...args);
  }
}

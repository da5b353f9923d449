import { expect } from 'vitest';
import type { Driver } from './driver.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const ANY = /(?:)/;

/** Somebody who looks before they act: every step waits for what it needs. */
export class Visitor {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** What elements that can be seen say, or hold if they are fields. */
  reads(selector: string): Promise<string[]> {
    return this.driver.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) =>
            element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
              ? element.value
              : (element.textContent ?? '').trim(),
          ),
      selector,
    );
  }

  /** Waits until one of the elements has the words. */
  async sees(selector: string, words = ANY): Promise<void> {
    await expect
      .poll(() => this.reads(selector), { ...PATIENCE, message: selector })
      .toContainEqual(expect.stringMatching(words));
  }

  async waits<T>(look: () => Promise<T>, wanted: T): Promise<void> {
    await expect.poll(look, PATIENCE).toEqual(wanted);
  }

  async arrivesAt(ending: string): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(() => location.href), PATIENCE)
      .toSatisfy((address: string) => address.endsWith(ending));
  }

  /** Presses the first element with the words, once it is there and can be pressed. */
  async presses(selector: string, words = ANY): Promise<void> {
    await expect
      .poll(() => this.#tryToPress(selector, words), {
        ...PATIENCE,
        message: `${selector} ${words}`,
      })
      .toBe(true);
  }

  /** Puts words into a field in place of what it holds. */
  async writes(selector: string, text: string): Promise<void> {
    // A press may miss a field that moves while the page draws itself.
    await this.waits(async () => {
      await this.presses(selector);
      return this.driver.evaluate(selectFocused, selector);
    }, true);
    await this.driver.type(text);
  }

  /** Chooses the option that begins with a word. */
  async chooses(selector: string, word: string): Promise<void> {
    const choose = (wanted: string, beginning: string) => {
      const list = document.querySelector<HTMLSelectElement>(wanted);
      const option = [...(list?.options ?? [])].find(({ text }) => text.startsWith(beginning));
      if (!list || !option) return false;
      list.value = option.value;
      return list.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await this.waits(() => this.driver.evaluate(choose, selector, word), true);
  }

  /** Waits until the page shows what the last step led to. */
  async looks(): Promise<void> {
    await this.driver.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
    );
  }

  /** A driver presses what a selector names, so the element that is meant gets a mark. */
  async #tryToPress(selector: string, { source }: RegExp): Promise<boolean> {
    const isThere = await this.driver.evaluate(
      (wanted, pattern) => {
        document.querySelector('[data-meant]')?.removeAttribute('data-meant');
        const found = [...document.querySelectorAll(wanted)].find(
          (element) =>
            element.getClientRects().length > 0 &&
            !element.matches(':disabled') &&
            new RegExp(pattern).test(
              element.getAttribute('aria-label') ?? (element.textContent ?? '').trim(),
            ),
        );
        found?.setAttribute('data-meant', '');
        // Bars that stay at an edge of the window may lie over what is there.
        found?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return found !== undefined;
      },
      selector,
      source,
    );
    if (isThere) await this.driver.click('[data-meant]');
    return isThere;
  }
}

/** Selects what a field holds if it has the focus. Runs in the page. */
function selectFocused(selector: string): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !field.matches(selector)) return false;
  field.select();
  return true;
}

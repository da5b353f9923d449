import { replaceAddress } from '../address/replace-address.ts';
import { keepText } from '../storage/browser-storage.ts';

const EDITION_KEY = 'dicewright:edition';
const COMPARE_KEY = 'dicewright:compare';
const root = document.documentElement;

/** Chooses the edition that is read, or all side by side; both are remembered and stand in the address. */
class EditionSwitch extends HTMLElement {
  connectedCallback(): void {
    this.hidden = false;
    for (const input of this.querySelectorAll<HTMLInputElement>('input[name="edition"]')) {
      input.checked = input.value === (root.dataset['edition'] ?? '');
      input.addEventListener('change', () => this.#choose(input.value));
    }
    const compare = this.querySelector<HTMLInputElement>('input[name="compare"]');
    if (!compare) return;
    compare.checked = 'compare' in root.dataset;
    compare.addEventListener('change', () => {
      root.toggleAttribute('data-compare', compare.checked);
      this.#keep('compare', COMPARE_KEY, compare.checked ? '1' : null);
    });
  }

  #choose(edition: string): void {
    if (edition) root.dataset['edition'] = edition;
    else delete root.dataset['edition'];
    this.#keep('edition', EDITION_KEY, edition || null);
  }

  #keep(name: string, key: string, value: string | null): void {
    this.#write(name, value);
    const trouble = keepText(key, value ?? '');
    if (trouble) import('../storage/not-kept.ts').then(({ tellNotKept }) => tellNotKept(trouble));
  }

  #write(name: string, value: string | null): void {
    const address = new URL(location.href);
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    replaceAddress(address.href);
  }
}

customElements.define('edition-switch', EditionSwitch);

const KEY = 'dicewright:edition';
const root = document.documentElement;

/** Chooses the edition whose reading is marked; the choice is remembered and stands in the address. */
class EditionSwitch extends HTMLElement {
  connectedCallback(): void {
    this.hidden = false;
    for (const input of this.querySelectorAll<HTMLInputElement>('input[name="edition"]')) {
      input.checked = input.value === (root.dataset['edition'] ?? '2019');
      input.addEventListener('change', () => this.#choose(input.value));
    }
    const compare = this.querySelector<HTMLInputElement>('input[name="compare"]');
    if (!compare) return;
    compare.checked = 'compare' in root.dataset;
    compare.addEventListener('change', () => {
      root.toggleAttribute('data-compare', compare.checked);
      this.#write('compare', compare.checked ? '1' : null);
    });
  }

  #choose(edition: string): void {
    root.dataset['edition'] = edition;
    this.#write('edition', edition);
    try {
      localStorage.setItem(KEY, edition);
    } catch {
      // Without storage the choice lasts as long as the address keeps it.
    }
  }

  #write(name: string, value: string | null): void {
    const address = new URL(location.href);
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    history.replaceState(null, '', address);
  }
}

customElements.define('edition-switch', EditionSwitch);

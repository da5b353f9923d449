/** Narrows the lists and tables marked `data-find` as the reader types; the words stay in the address as `?q=`. */
class ListFinder extends HTMLElement {
  #entries: { item: HTMLElement; words: string }[] = [];

  connectedCallback(): void {
    const form = this.querySelector('form');
    const input = this.querySelector('input');
    if (!form || !input) return;
    form.hidden = false;
    form.addEventListener('submit', (event) => event.preventDefault());
    this.#entries = [...this.querySelectorAll<HTMLElement>('[data-find] > :is(li, tr)')].map(
      (item) => {
        const titles = [...item.querySelectorAll('a')].map(({ title }) => title);
        return { item, words: fold([item.textContent, ...titles].join(' ')) };
      },
    );
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    input.addEventListener('input', () => this.#narrow(input.value));
    if (input.value) this.#narrow(input.value);
  }

  #narrow(query: string): void {
    const wanted = fold(query).split(' ').filter(Boolean);
    for (const { item, words } of this.#entries) {
      item.hidden = !wanted.every((word) => words.includes(word));
    }
    for (const group of this.querySelectorAll<HTMLElement>('section')) {
      group.hidden = !group.querySelector('[data-find] > :is(li, tr):not([hidden])');
    }
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = wanted.length > 0 ? this.#result(query.trim()) : '';
    const address = new URL(location.href);
    if (query) address.searchParams.set('q', query);
    else address.searchParams.delete('q');
    history.replaceState(null, '', address);
  }

  #result(query: string): string {
    const found = this.#entries.filter(({ item }) => !item.hidden).length;
    const { one, many, place } = this.dataset;
    if (found === 0) return `No ${place} holds “${query}”. Try fewer letters.`;
    return `${found} ${found === 1 ? one : many} found.`;
  }
}

/** Lower case, without accents, one space between words. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

customElements.define('list-finder', ListFinder);

import { type Answer, find, read } from '../../search/find.ts';
import { type Choice, chosen, countFacets, parseChoice } from '../../search/groups.ts';
import { prepareQuery } from '../../search/query.ts';
import { build } from './build.ts';
import { hitLink } from './hit-link.ts';
import { rememberSearch } from './recent.ts';
import { openLibrary } from './site-index.ts';
import { countWords, failureWords, LOADING } from './words.ts';

const PAGE = 20;
const PAUSE = 120;

/** The search page: words and choices stay in the address, so that a search is a link. */
class SearchPage extends HTMLElement {
  readonly #form = this.querySelector('form') as HTMLFormElement;
  readonly #input = this.querySelector('input[type="search"]') as HTMLInputElement;
  readonly #status = this.querySelector('[role="status"]') as HTMLElement;
  readonly #results = this.querySelector('.search-results') as HTMLElement;
  readonly #start = this.querySelector('.search-start') as HTMLElement;
  readonly #more = build('button', { type: 'button', class: 'button' }, 'Show more');
  #latest = 0;
  #shown = PAGE;

  connectedCallback(): void {
    this.#form.hidden = false;
    this.#read();
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      rememberSearch(this.#input.value);
      this.#search();
    });
    this.#input.addEventListener('input', () => {
      const turn = ++this.#latest;
      setTimeout(() => turn === this.#latest && this.#search(), PAUSE);
    });
    this.#form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'radio') this.#search();
    });
    this.#more.addEventListener('click', () => this.#showMore());
    addEventListener('popstate', () => this.#read());
  }

  /** Takes words and choices from the address. */
  #read(): void {
    const asked = new URLSearchParams(location.search);
    this.#input.value = asked.get('q') ?? '';
    for (const name of ['game', 'kind']) {
      const radio = this.#radio(name, asked.get(name) ?? '');
      if (radio) radio.checked = true;
    }
    this.#search();
  }

  async #search(): Promise<void> {
    this.#shown = PAGE;
    await this.#answer();
  }

  async #answer(): Promise<void> {
    const turn = ++this.#latest;
    const choice = this.#choice();
    const query = prepareQuery(this.#input.value);
    this.#write();
    this.#start.hidden = query.text !== '';
    if (!query.text) return this.#clear();
    const slow = setTimeout(() => this.#say(LOADING), 200);
    try {
      const library = await openLibrary();
      const answer = await find(query, library);
      const fitting = chosen(answer.found, choice);
      const hits = await read(answer, fitting.slice(0, this.#shown), library);
      if (turn !== this.#latest) return;
      this.#showCounts(answer, choice);
      this.#results.replaceChildren(
        build('ol', {}, ...hits.map((hit) => build('li', {}, hitLink(hit, query, true)))),
      );
      if (fitting.length > this.#shown) this.#results.append(this.#more);
      this.#say(countWords({ ...answer, found: fitting }));
    } catch {
      if (turn === this.#latest) this.#clear(failureWords());
    } finally {
      clearTimeout(slow);
    }
  }

  async #showMore(): Promise<void> {
    const last = this.#results.querySelectorAll('a').length;
    this.#shown += PAGE;
    await this.#answer();
    this.#results.querySelectorAll('a')[last]?.focus();
  }

  #showCounts({ found }: Answer, choice: Choice): void {
    const counts = countFacets(found, choice);
    for (const [name, values] of Object.entries(counts)) {
      const all = [...values.values()].reduce((sum, one) => sum + one, 0);
      for (const input of this.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
        const count = input.value ? (values.get(input.value) ?? 0) : all;
        const small = input.parentElement?.querySelector('small');
        if (small) small.textContent = String(count);
      }
    }
  }

  #clear(words = ''): void {
    this.#results.replaceChildren();
    for (const small of this.querySelectorAll('.search-facets small')) small.textContent = '';
    this.#say(words);
  }

  #choice(): Choice {
    const asked = new URLSearchParams();
    for (const name of ['game', 'kind']) {
      const value = this.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
      if (value) asked.set(name, value);
    }
    return parseChoice(asked);
  }

  #write(): void {
    const address = new URL(location.href);
    const { game, kind } = this.#choice();
    for (const [name, value] of Object.entries({ q: this.#input.value.trim(), game, kind })) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    history.replaceState(null, '', address);
  }

  #radio(name: string, value: string): HTMLInputElement | null {
    return this.querySelector(`input[name="${name}"][value="${CSS.escape(value)}"]`);
  }

  #say(words: string): void {
    this.#status.textContent = words;
  }
}

customElements.define('search-page', SearchPage);

import { KIND_NAMES } from '../../search/describe.ts';
import { type Answer, find, type Hit, read } from '../../search/find.ts';
import { chooseToRead, groupHits } from '../../search/groups.ts';
import { prepareQuery } from '../../search/query.ts';
import type { Kind } from '../../search/record.ts';
import { address } from '../address/site-root.ts';
import { build } from './build.ts';
import type { EarlyKeys } from './early-keys.ts';
import { hitLink } from './hit-link.ts';
import { OptionList } from './option-list.ts';
import { recentSearches, rememberSearch, SUGGESTIONS } from './recent.ts';
import stylesheet from './search.css?url';
import { openLibrary } from './site-index.ts';
import { countWords, failureWords, LOADING } from './words.ts';

const SHOWN: Record<Kind, number> = { keyword: 3, rule: 6, ruling: 3, example: 2, card: 4 };
const READ = 20;
const READ_CARDS = 5;
const PAUSE = 90;

class Palette {
  readonly #input = build('input', {
    type: 'search',
    name: 'q',
    placeholder: 'Ask a rule, name a card',
    'aria-label': 'Search cards and rules',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  readonly #options = new OptionList(this.#input, 'palette-results');
  readonly #status = build('p', { class: 'palette-status', role: 'status' });
  readonly #all = build('a', { class: 'palette-all', href: address('search/') }, 'Search page');
  readonly #form: HTMLFormElement;
  readonly #dialog: HTMLDialogElement;
  #latest = 0;
  #pending: Promise<void> = Promise.resolve();

  constructor() {
    const close = build('button', { type: 'button', class: 'palette-close' }, 'Close');
    this.#form = build('form', { action: address('search/'), role: 'search' }, this.#input, close);
    const keys = build('span', { class: 'palette-keys', 'aria-hidden': 'true' });
    keys.append('↑ ↓ choose · Enter opens · Esc closes');
    this.#dialog = build(
      'dialog',
      { class: 'palette', 'aria-label': 'Search cards and rules' },
      this.#form,
      this.#status,
      this.#options.list,
      build('p', { class: 'palette-foot' }, keys, this.#all),
    );
    close.addEventListener('click', () => this.#dialog.close());
    this.#form.addEventListener('submit', (event) => this.#submit(event));
    this.#input.addEventListener('input', () => this.#typed());
    this.#input.addEventListener('keydown', (event) => this.#pressed(event));
    this.#dialog.addEventListener('click', (event) => this.#clicked(event));
    document.body.append(this.#dialog);
  }

  /** Opens with what was typed on the way here. */
  open({ text, end }: EarlyKeys): void {
    if (this.#dialog.open || end === 'Escape') return;
    this.#dialog.showModal();
    if (text) {
      this.#input.value = text;
      this.#typed();
    } else {
      this.#input.select();
    }
    if (!this.#input.value) this.#offer();
    openLibrary().catch(() => this.#say(failureWords()));
    if (end === 'Enter') this.#form.requestSubmit();
  }

  #typed(): void {
    const turn = ++this.#latest;
    this.#options.expect();
    this.#pending = new Promise((resolve) => {
      setTimeout(() => resolve(turn === this.#latest ? this.#search(turn) : undefined), PAUSE);
    });
  }

  async #search(turn: number): Promise<void> {
    const query = prepareQuery(this.#input.value);
    this.#all.href = address(`search/?q=${encodeURIComponent(query.text)}`);
    if (!query.text) return this.#offer();
    const slow = setTimeout(() => this.#say(LOADING), 200);
    try {
      const library = await openLibrary();
      const answer = await find(query, library);
      const hits = await read(answer, chooseToRead(answer.found, READ, READ_CARDS), library);
      if (turn === this.#latest) this.#show(answer, hits);
    } catch {
      if (turn === this.#latest) this.#fail();
    } finally {
      clearTimeout(slow);
    }
  }

  #show(answer: Answer, hits: Hit[]): void {
    this.#options.show(
      groupHits(hits).map(({ kind, hits: members }) => ({
        name: KIND_NAMES[kind],
        links: members.slice(0, SHOWN[kind]).map((hit) => hitLink(hit, answer.query, false)),
      })),
    );
    this.#all.textContent = answer.found.length > 0 ? 'All results' : 'Search page';
    this.#say(countWords(answer));
  }

  #fail(): void {
    this.#options.show([]);
    this.#say(failureWords());
  }

  /** Before anything is typed: what was searched before, and what could be. */
  #offer(): void {
    const links = (texts: readonly string[]) =>
      texts.map((text) =>
        build(
          'a',
          {
            class: 'hit',
            href: address(`search/?q=${encodeURIComponent(text)}`),
            'data-text': text,
          },
          text,
        ),
      );
    const groups = [
      { name: 'Searched before', links: links(recentSearches()) },
      { name: 'For example', links: links(SUGGESTIONS) },
    ];
    this.#options.show(groups.filter((group) => group.links.length > 0));
    this.#say('');
  }

  /** Browsers empty a search field with the first Escape; here it closes, and the words stay. */
  #pressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    this.#dialog.close();
  }

  #clicked(event: MouseEvent): void {
    if (event.target === this.#dialog) this.#dialog.close();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { text } = link.dataset;
    if (text !== undefined) {
      event.preventDefault();
      this.#input.value = text;
      this.#input.focus();
      this.#typed();
      return;
    }
    rememberSearch(this.#input.value);
    // A link into this very page loads nothing, so the palette has to give way by itself.
    const target = new URL(link.href);
    if (target.pathname !== location.pathname || !target.hash) return;
    event.preventDefault();
    this.#dialog.close();
    location.hash = target.hash;
  }

  /** Enter opens the chosen result, also when it has yet to arrive. */
  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await this.#pending;
    if (this.#options.active) this.#options.active.click();
    else this.#all.click();
  }

  #say(words: string): void {
    this.#status.textContent = words;
  }
}

/** Styles of search come with its first use, like all of it. */
function loadStyles(): Promise<unknown> {
  const link = build('link', { rel: 'stylesheet', href: stylesheet });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}

let palette: Promise<Palette> | null = null;

export function readyPalette(): Promise<Palette> {
  palette ??= loadStyles().then(() => new Palette());
  return palette;
}

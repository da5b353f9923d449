import { build } from './build.ts';

interface OptionGroup {
  name: string;
  links: HTMLAnchorElement[];
}

/** The list below a search field: arrow keys in the field choose, focus stays where the reader types. */
export class OptionList {
  readonly list: HTMLElement;
  readonly #input: HTMLInputElement;
  #options: HTMLAnchorElement[] = [];
  #at = -1;
  /** Steps taken before the options they are meant for; null while none are on their way. */
  #early: number[] | null = null;

  constructor(input: HTMLInputElement, id: string) {
    this.#input = input;
    this.list = build('div', {
      id,
      class: 'palette-list',
      role: 'listbox',
      'aria-label': 'Results',
    });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-autocomplete', 'list');
    input.addEventListener('keydown', (event) => this.#keyed(event));
    this.show([]);
  }

  get active(): HTMLAnchorElement | undefined {
    return this.#options[this.#at];
  }

  /** Other options are on their way, and arrow keys from now on are meant for them. */
  expect(): void {
    this.#early = [];
  }

  show(groups: OptionGroup[]): void {
    this.#options = groups.flatMap(({ links }) => links);
    this.#options.forEach((option, at) => {
      option.id = `${this.list.id}-${at}`;
      option.setAttribute('role', 'option');
      option.tabIndex = -1;
    });
    this.list.replaceChildren(
      ...groups.map(({ name, links }, at) => {
        const id = `${this.list.id}-group-${at}`;
        const heading = build('div', { id, class: 'palette-group', role: 'presentation' }, name);
        return build('div', { role: 'group', 'aria-labelledby': id }, heading, ...links);
      }),
    );
    this.list.hidden = this.#options.length === 0;
    this.list.scrollTop = 0;
    this.#input.setAttribute('aria-expanded', String(this.#options.length > 0));
    this.#choose(this.#input.value ? 0 : -1);
    const early = this.#early ?? [];
    this.#early = null;
    for (const step of early) this.#move(step);
  }

  #keyed(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const step = steps[event.key];
    if (step === undefined || (this.#options.length === 0 && !this.#early)) return;
    event.preventDefault();
    if (this.#early) this.#early.push(step);
    else this.#move(step);
  }

  #move(step: number): void {
    const count = this.#options.length;
    if (count === 0) return;
    const next = this.#at + step;
    if (Math.abs(step) > 1) this.#choose(Math.min(Math.max(next, 0), count - 1));
    else this.#choose(this.#at < 0 && step < 0 ? count - 1 : (next + count) % count);
  }

  #choose(at: number): void {
    this.active?.setAttribute('aria-selected', 'false');
    this.#at = at;
    const { active } = this;
    for (const option of this.#options) {
      option.setAttribute('aria-selected', String(option === active));
    }
    if (!active) {
      this.#input.removeAttribute('aria-activedescendant');
      return;
    }
    this.#input.setAttribute('aria-activedescendant', active.id);
    active.scrollIntoView({ block: 'nearest' });
  }
}

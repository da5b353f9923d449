/** Rolls the dice in the tray, then allows one reroll of any of them at once. (R7.2.1, R7.2.2) */
class DiceTray extends HTMLElement {
  #slots: HTMLButtonElement[] = [];
  #faces: HTMLTemplateElement[] = [];
  #shown: HTMLTemplateElement[] = [];
  #words: HTMLElement | null = null;
  readonly #roll = this.#button('primary');
  readonly #keep = this.#button('');

  connectedCallback(): void {
    this.#slots = [...this.querySelectorAll<HTMLButtonElement>('.slot')];
    this.#faces = [...this.querySelectorAll('template')];
    this.#words = this.querySelector('.words');
    for (const slot of this.#slots) {
      slot.addEventListener('click', () => {
        slot.setAttribute('aria-pressed', String(slot.getAttribute('aria-pressed') !== 'true'));
        this.#offerReroll();
      });
    }
    this.#keep.textContent = 'Keep all';
    this.#keep.addEventListener('click', () => this.#finish('Kept.'));
    this.querySelector('.actions')?.append(this.#roll, this.#keep);
    this.#offerRoll(`Roll ${this.dataset['what']}`);
    this.#say('Roll, choose what to reroll, roll those once more.');
  }

  #button(look: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `button ${look}`;
    return button;
  }

  #offerRoll(label: string): void {
    this.#keep.hidden = true;
    this.#roll.textContent = label;
    this.#roll.disabled = false;
    this.#roll.onclick = () => {
      this.#rollDice(this.#slots);
      this.#enableSlots(true);
      this.#offerReroll();
      this.#say(`${this.#result()} Tap dice to reroll them, once.`);
    };
  }

  #offerReroll(): void {
    const chosen = this.#chosen();
    this.#keep.hidden = false;
    this.#roll.textContent = chosen.length > 0 ? `Reroll ${chosen.length}` : 'Reroll';
    this.#roll.disabled = chosen.length === 0;
    this.#roll.onclick = () => {
      this.#rollDice(this.#chosen());
      this.#finish('After the reroll:');
    };
  }

  #finish(opening: string): void {
    this.#enableSlots(false);
    this.#say(`${opening} ${this.#result()}`);
    this.#offerRoll('Roll again');
    this.#roll.focus();
  }

  #rollDice(slots: HTMLButtonElement[]): void {
    for (const slot of slots) {
      const face = this.#faces[Math.floor(Math.random() * this.#faces.length)];
      if (!face) continue;
      this.#shown[this.#slots.indexOf(slot)] = face;
      slot.replaceChildren(face.content.cloneNode(true));
      slot.classList.remove('rolling');
      slot.getBoundingClientRect();
      slot.classList.add('rolling');
    }
  }

  #enableSlots(on: boolean): void {
    for (const slot of this.#slots) {
      slot.disabled = !on;
      if (on) slot.setAttribute('aria-pressed', 'false');
      else slot.removeAttribute('aria-pressed');
    }
  }

  #chosen(): HTMLButtonElement[] {
    return this.#slots.filter((slot) => slot.getAttribute('aria-pressed') === 'true');
  }

  #result(): string {
    const faces = this.#shown.map((face) => face.dataset['face'] ?? '');
    if (faces.length === 1) return `${faces[0]}.`;
    const energy = this.#shown.reduce((sum, face) => sum + Number(face.dataset['energy']), 0);
    const characters = faces.filter((face) => face.startsWith('Level')).length;
    return `${energy} energy${characters > 0 ? ` and ${characters} Sidekick${characters > 1 ? 's' : ''} to field` : ''}.`;
  }

  #say(words: string): void {
    if (this.#words) this.#words.textContent = words;
  }
}

customElements.define('dice-tray', DiceTray);

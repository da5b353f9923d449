import { normalTexts } from './normal-texts.ts';

/** So many texts are made ready at a time: less than a millisecond's work. */
const AT_ONCE = 150;

/** The different texts of a field, which of them each card has, and one long text to find words in. */
export class TextColumn {
  readonly texts: string[];
  readonly placeOf: ArrayLike<number>;
  readonly #ready: string[] = [];
  #hay = '';
  #starts = new Uint32Array();
  #lower: string[] | null = null;

  constructor(texts: string[], placeOf: ArrayLike<number>) {
    this.texts = texts;
    this.placeOf = placeOf;
  }

  /** Makes some more texts ready for finding words in them; false once all are. */
  readySome(): boolean {
    const from = this.#ready.length;
    if (from === this.texts.length) return false;
    this.#ready.push(...normalTexts(this.texts.slice(from, from + AT_ONCE)));
    if (this.#ready.length < this.texts.length) return true;
    this.#hay = this.#ready.join('\n');
    this.#starts = new Uint32Array(this.#ready.length + 1);
    this.#ready.forEach((text, place) => {
      this.#starts[place + 1] = (this.#starts[place] ?? 0) + text.length + 1;
    });
    return false;
  }

  /** 1 for each text that holds the words; all of them do where there are none. */
  holding(words: string): Uint8Array {
    const { hay, starts } = this.#whole();
    const found = new Uint8Array(this.texts.length);
    if (words === '') return found.fill(1);
    let place = 0;
    let at = hay.indexOf(words);
    while (at >= 0) {
      while ((starts[place + 1] ?? 0) <= at) place += 1;
      found[place] = 1;
      at = hay.indexOf(words, starts[place + 1]);
    }
    return found;
  }

  /** 1 for each text that is these words and no others. */
  being(words: string): Uint8Array {
    this.#whole();
    return Uint8Array.from(this.#ready, (text) => (text === words ? 1 : 0));
  }

  normal(place: number): string {
    this.#whole();
    return this.#ready[place] ?? '';
  }

  /** The texts as they are, in lower case. */
  get lower(): string[] {
    this.#lower ??= this.texts.map((text) => text.toLowerCase());
    return this.#lower;
  }

  #whole(): { hay: string; starts: Uint32Array } {
    while (this.readySome());
    return { hay: this.#hay, starts: this.#starts };
  }
}

const WORD_BITS = 32;

/** Words that a set of so many keywords takes. */
export function wordsFor(keywords: number): number {
  return Math.max(1, Math.ceil(keywords / WORD_BITS));
}

/** Sets of keywords by number, one for each place or card: the first words of all, then the second ones. */
export class KeywordSets {
  private readonly words: Int32Array;
  private readonly sets: number;

  constructor(words: Int32Array, sets: number) {
    this.words = words;
    this.sets = sets;
  }

  has(place: number, keyword: number): boolean {
    return ((this.words[this.at(place, keyword)] ?? 0) & bitOf(keyword)) !== 0;
  }

  give(place: number, keyword: number): void {
    const at = this.at(place, keyword);
    this.words[at] = (this.words[at] ?? 0) | bitOf(keyword);
  }

  take(place: number, keyword: number): void {
    const at = this.at(place, keyword);
    this.words[at] = (this.words[at] ?? 0) & ~bitOf(keyword);
  }

  clear(place: number): void {
    const { words, sets } = this;
    for (let word = place; word < words.length; word += sets) words[word] = 0;
  }

  areAlike(one: number, other: number): boolean {
    const { words, sets } = this;
    for (let word = 0; word < words.length; word += sets) {
      if (words[word + one] !== words[word + other]) return false;
    }
    return true;
  }

  private at(place: number, keyword: number): number {
    return (keyword >> 5) * this.sets + place;
  }
}

function bitOf(keyword: number): number {
  return 1 << (keyword & (WORD_BITS - 1));
}

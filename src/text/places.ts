/** Gives each different text its place in a list. */
export class Places {
  readonly list: string[] = [];
  readonly #at = new Map<string, number>();

  of(text: string): number {
    const known = this.#at.get(text);
    if (known !== undefined) return known;
    this.#at.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

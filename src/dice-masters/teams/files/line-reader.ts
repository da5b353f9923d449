import type { CardStore } from '../../cards/card-store.ts';
import { cardOfCode } from '../card-code.ts';
import { isSetCode, namesSet } from '../interop/set-names.ts';
import { isCardName, type WrittenCard } from './card-names.ts';
import type { CardFinder, FoundCard } from './find-card.ts';
import { type ListLine, readingsOf, readListLine, wholeLine } from './list-line.ts';

/** A card that a line names, and how the line is to be read. */
export interface Entry {
  line: ListLine;
  card: string | FoundCard;
}

const NAME_END = /\s*(?:[:|\t“"]|\s[-–—]\s)/;
/** Longer lines that begin with the name of a card are sentences about it. */
const LONGEST_ENTRY = 80;

/** Finds the card of a line among all that the line may mean. */
export class LineReader {
  readonly #catalogue: CardStore;
  readonly #finder: CardFinder;

  constructor(catalogue: CardStore, finder: CardFinder) {
    this.#catalogue = catalogue;
    this.#finder = finder;
  }

  /** The card of a line by its code or exact title, or null. */
  titled(words: string, isBasic: boolean): Entry | null {
    for (const line of this.#withWhole(words)) {
      const [first = ''] = line.title.split(/[\s:]/);
      const byCode = cardOfCode(line.code, this.#catalogue) ?? cardOfCode(first, this.#catalogue);
      const card = byCode ?? this.#finder.titled(writtenCard(line, isBasic));
      if (card !== null) return { line, card };
    }
    return null;
  }

  /** The card of a line whose words are not quite its own, or null. */
  near(words: string, isBasic: boolean): Entry | null {
    for (const line of this.#readings(words)) {
      const card = this.#finder.spelledLike(writtenCard(line, isBasic));
      if (card !== null) return { line, card };
    }
    return null;
  }

  /** A line that names no card we know, to be kept as it is. */
  kept(words: string): Entry {
    const line = this.strictly(words);
    return { line, card: this.#finder.keep(writtenCard(line, false)) };
  }

  /** Whether a line begins with the name of a card and is no sentence about it. */
  namesCard(words: string): boolean {
    const { title } = this.strictly(words);
    const [name = ''] = title.split(NAME_END);
    return title.length <= LONGEST_ENTRY && isCardName(name, this.#catalogue);
  }

  /** The line without all that surely is no title. */
  strictly(words: string): ListLine {
    return readListLine(words, (code) => this.#isCode(code));
  }

  *#withWhole(words: string): Generator<ListLine> {
    yield wholeLine(words);
    yield* this.#readings(words);
  }

  #readings(words: string): Iterable<ListLine> {
    return readingsOf(
      words,
      (code) => this.#isCode(code),
      (code) => isSetCode(code, this.#catalogue),
    );
  }

  #isCode(code: string): boolean {
    return namesSet(code, this.#catalogue) || cardOfCode(code, this.#catalogue) !== null;
  }
}

function writtenCard({ title, code, rarities, isBasic }: ListLine, isSaid: boolean): WrittenCard {
  return { title, set: code, rarities, isBasic: isBasic || isSaid };
}

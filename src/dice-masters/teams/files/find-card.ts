import { fullTitle } from '../../cards/card.ts';
import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';
import { SET_FITS, setFit } from '../interop/set-names.ts';
import { placeholder } from '../placeholders.ts';
import { problem, type ReadProblem, unknownCard } from '../reading.ts';
import { cardsTitled, type NameMatch, NO_MATCH, type WrittenCard } from './card-names.ts';
import { cardsSpelledLike } from './near-names.ts';
import { fittingPrinting } from './printings.ts';

/** Looking through all titles for a misspelled one takes a moment, so a paste has so many goes. */
const MOST_SEARCHES = 60;
const MOST_NAMED = 4;

/** A card that was found, in every printing that it may be. */
export interface FoundCard {
  printings: CardFacts[];
  /** Whether the words are not quite those of the card. */
  isGuess: boolean;
}

/** Finds cards by what people call them, and says so where it had to guess. */
export class CardFinder {
  readonly problems: ReadProblem[] = [];
  readonly #catalogue: CardStore;
  readonly #near = new Map<string, NameMatch>();

  constructor(catalogue: CardStore) {
    this.#catalogue = catalogue;
  }

  /** The card so titled, or null. */
  titled(written: WrittenCard): FoundCard | null {
    const { printings } = cardsTitled(written, this.#catalogue);
    return this.#found(printings, written, false);
  }

  /** The one card spelled nearly so, or null. */
  spelledLike(written: WrittenCard): FoundCard | null {
    return this.#found(this.#nearest(written).printings, written, true);
  }

  /** One printing that goes with the other cards of the team; what was guessed is said. */
  choose({ printings, isGuess }: FoundCard, team: readonly CardFacts[], where: string): string {
    const chosen = fittingPrinting(printings, team, this.#catalogue);
    if (!chosen) throw new Error('A card that was found has a printing.');
    const { card, why } = chosen;
    if (why !== '') {
      const sets = printings.map(({ set }) => set.toUpperCase()).join(', ');
      const message = `${titleOf(card)} is in several sets (${sets}); ${card.id} was taken${why}.`;
      this.problems.push(problem(message, where));
    } else if (isGuess) {
      this.problems.push(problem(`Read as ${titleOf(card)} (${card.id}).`, where));
    }
    return card.id;
  }

  /** A placeholder that keeps the words, with a hint at what may be meant. */
  keep(written: WrittenCard): string {
    const text = written.set ? `${written.title} (${written.set})` : written.title;
    const named = cardsTitled(written, this.#catalogue).others;
    const near = named.length > 0 ? named : this.#nearest(written).others;
    const hint = near.slice(0, MOST_NAMED).map((card) => `${titleOf(card)} (${card.id})`);
    const { message, where } = unknownCard(text);
    const full = hint.length > 0 ? `${message} Did you mean ${hint.join(', ')}?` : message;
    this.problems.push({ message: full, where });
    return placeholder(text);
  }

  #found(printings: CardFacts[], { set }: WrittenCard, isGuess: boolean): FoundCard | null {
    const [first] = printings;
    if (!first) return null;
    const isOtherSet = set !== '' && setFit(set, first.set, this.#catalogue) > SET_FITS.byName;
    return { printings, isGuess: isGuess || isOtherSet };
  }

  #nearest(written: WrittenCard): NameMatch {
    const key = [written.title, written.set, written.rarities, written.isBasic].join('\n');
    const known = this.#near.get(key);
    if (known) return known;
    if (this.#near.size >= MOST_SEARCHES) return NO_MATCH;
    const found = cardsSpelledLike(written, this.#catalogue);
    this.#near.set(key, found);
    return found;
  }
}

function titleOf(card: CardFacts): string {
  return card.kind === 'basic-action' ? card.name : fullTitle(card);
}

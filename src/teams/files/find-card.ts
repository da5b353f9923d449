import { fullTitle } from '../../domain/card.ts';
import type { CardFacts, TeamCatalogue } from '../catalogue.ts';
import { placeholder } from '../placeholders.ts';
import { problem, type ReadProblem, unknownCard } from '../reading.ts';
import { cardsSpelledLike, cardsTitled, type NameMatch, type WrittenCard } from './card-names.ts';

/** Looking through all titles for a misspelled one takes a moment, so a paste has so many goes. */
const MOST_SEARCHES = 40;
const MOST_NAMED = 4;

/** Finds cards by what people call them, and says so where it had to guess. */
export class CardFinder {
  readonly problems: ReadProblem[] = [];
  readonly #catalogue: TeamCatalogue;
  readonly #near = new Map<string, NameMatch>();

  constructor(catalogue: TeamCatalogue) {
    this.#catalogue = catalogue;
  }

  /** The id of the card so titled, or null. */
  find(written: WrittenCard): string | null {
    const { card, others } = cardsTitled(written, this.#catalogue);
    if (card && others.length > 0) {
      const places = [card, ...others].map(({ set }) => set.toUpperCase()).join(', ');
      const message = `${titleOf(card)} is in several sets (${places}); ${card.id} was taken.`;
      this.problems.push(problem(message, written.title));
    }
    return card?.id ?? null;
  }

  /** The id of the one card spelled nearly so, or null. */
  guess(written: WrittenCard): string | null {
    const { card } = this.#nearest(written);
    if (!card) return null;
    this.problems.push(problem(`Read as ${titleOf(card)} (${card.id}).`, written.title));
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

  #nearest(written: WrittenCard): NameMatch {
    const key = `${written.title}\n${written.set}`;
    const known = this.#near.get(key);
    if (known) return known;
    if (this.#near.size >= MOST_SEARCHES) return { card: null, others: [] };
    const found = cardsSpelledLike(written, this.#catalogue);
    this.#near.set(key, found);
    return found;
  }
}

function titleOf(card: CardFacts): string {
  return card.kind === 'basic-action' ? card.name : fullTitle(card);
}

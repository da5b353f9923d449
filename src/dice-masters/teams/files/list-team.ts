import type { CardFacts } from '../../cards/card-facts.ts';
import type { CardStore } from '../../cards/card-store.ts';
import { isBasicAction, newTeam, sortByKind } from '../reading.ts';
import { isUnknownCard, type Team, type TeamCard } from '../team.ts';
import type { FoundCard } from './find-card.ts';
import type { Section } from './list-sections.ts';

/** A card by its id, or one whose printing the other cards decide. */
type ListedCard = string | FoundCard;

interface ListEntry {
  card: ListedCard;
  dice: number;
  section: Section | null;
  /** The line it stands on. */
  line: number;
  noteLines: string[];
}

/** Chooses among printings, in view of the other cards. */
type Chooser = (found: FoundCard, team: readonly CardFacts[], line: number) => string;

/** Cards beyond which a list is surely complete. (V01) */
const FULL_TEAM = 8;

/** A team that grows line by line. */
export class ListTeam {
  name = '';
  /** The line that the name stands on. */
  nameLine = 0;
  format = '';
  notes: string[] = [];
  tags: string[] = [];
  /** Whether a line such as `Team:` spoke of it, so that it counts even without cards. */
  isAnnounced = false;
  /** The part of the list that a heading opened; null before any heading. */
  section: Section | null = null;
  readonly #catalogue: CardStore;
  readonly #entries: ListEntry[] = [];
  #basicActions = 0;

  constructor(catalogue: CardStore) {
    this.#catalogue = catalogue;
  }

  add(card: ListedCard, dice: number, line: number, section = this.section): void {
    if (this.#isBasic(card)) this.#basicActions++;
    this.#entries.push({ card, dice, section, line, noteLines: [] });
  }

  /** Adds a line to the note of the last card, or to the notes before any card. */
  addNote(line: string): void {
    const lines = this.#entries.at(-1)?.noteLines ?? this.notes;
    lines.push(line);
  }

  get hasCards(): boolean {
    return this.#entries.length > 0;
  }

  get hasBasicActions(): boolean {
    return this.#basicActions > 0;
  }

  /** Whether it has as many cards as a team may have, so that what follows is another. */
  get isFull(): boolean {
    return this.#entries.length - this.#basicActions >= FULL_TEAM;
  }

  get isEmpty(): boolean {
    return !this.hasCards && !this.isAnnounced;
  }

  finish(choose: Chooser): Team {
    const { name, tags } = this;
    const notes = this.notes.join('\n');
    const format = this.format === '' ? {} : { format: this.format };
    return newTeam({ name, notes, tags, ...format, ...this.#sorted(choose) });
  }

  #isBasic(card: ListedCard): boolean {
    if (typeof card === 'string') return isBasicAction(card, this.#catalogue);
    return card.printings[0]?.kind === 'basic-action';
  }

  /** Known cards by their kind (V15); unknown ones by the heading above them, if there was any. */
  #sorted(choose: Chooser): Pick<Team, 'cards' | 'basicActions'> {
    const certain = this.#certainCards();
    const entries = this.#entries.map(({ card, dice, line, noteLines }): TeamCard => {
      const id = typeof card === 'string' ? card : choose(card, certain, line);
      return { card: id, dice, note: noteLines.join('\n') };
    });
    if (this.#entries.every(({ section }) => section === null)) {
      return sortByKind(entries, this.#catalogue);
    }
    const belongs = entries.map(({ card }, at) =>
      isUnknownCard(card)
        ? this.#entries[at]?.section === 'basic-actions'
        : isBasicAction(card, this.#catalogue),
    );
    return {
      cards: entries.filter((_, at) => !belongs[at]),
      basicActions: entries.filter((_, at) => belongs[at]),
    };
  }

  /** Cards that are in one set only, or whose set was named. */
  #certainCards(): CardFacts[] {
    return this.#entries.flatMap(({ card }) => {
      if (typeof card === 'string') return this.#catalogue.card(card) ?? [];
      return card.printings.length === 1 ? card.printings : [];
    });
  }
}

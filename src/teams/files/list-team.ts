import { isUnknownCard, type Team, type TeamCard } from '../../domain/team.ts';
import type { TeamCatalogue } from '../catalogue.ts';
import { isBasicAction, newTeam, sortByKind } from '../reading.ts';

export type Section = 'cards' | 'basic-actions';

interface ListEntry {
  entry: TeamCard;
  section: Section | null;
  noteLines: string[];
}

/** A team that grows line by line. */
export class ListTeam {
  name = '';
  format = '';
  notes: string[] = [];
  tags: string[] = [];
  /** Whether a line such as `Team:` spoke of it, so that it counts even without cards. */
  isAnnounced = false;
  /** The part of the list that a heading opened; null before any heading. */
  section: Section | null = null;
  readonly #catalogue: TeamCatalogue;
  readonly #entries: ListEntry[] = [];

  constructor(catalogue: TeamCatalogue) {
    this.#catalogue = catalogue;
  }

  add(card: string, dice: number): void {
    this.#entries.push({ entry: { card, dice, note: '' }, section: this.section, noteLines: [] });
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
    return this.#entries.some(({ entry }) => isBasicAction(entry.card, this.#catalogue));
  }

  get isEmpty(): boolean {
    return !this.hasCards && !this.isAnnounced;
  }

  finish(): Team {
    const { name, tags } = this;
    const notes = this.notes.join('\n');
    const format = this.format === '' ? {} : { format: this.format };
    return newTeam({ name, notes, tags, ...format, ...this.#sorted() });
  }

  /** Known cards by their kind (V15); unknown ones by the heading above them, if there was any. */
  #sorted(): Pick<Team, 'cards' | 'basicActions'> {
    const entries = this.#entries.map(({ entry, noteLines }) => ({
      ...entry,
      note: noteLines.join('\n'),
    }));
    if (this.section === null) return sortByKind(entries, this.#catalogue);
    const belongs = this.#entries.map(({ entry, section }) =>
      isUnknownCard(entry.card)
        ? section === 'basic-actions'
        : isBasicAction(entry.card, this.#catalogue),
    );
    return {
      cards: entries.filter((_, at) => !belongs[at]),
      basicActions: entries.filter((_, at) => belongs[at]),
    };
  }
}

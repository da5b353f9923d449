import { cardOfCode } from '../card-code.ts';
import type { TeamCatalogue } from '../catalogue.ts';
import { ourSetCode } from '../interop/set-aliases.ts';
import { placeholder } from '../placeholders.ts';
import { diceCount, problem, type Reading, unknownCard, usualDice } from '../reading.ts';
import { CardFinder } from './find-card.ts';
import { type ListLine, readListLine, withoutMarkup } from './list-line.ts';
import { ListTeam, type Section } from './list-team.ts';

const FIELD = /^\s*(team|format|tags?|notes?): ?(.*)$/i;
const KEPT = /^(\d{1,3})[x×] \?(.+)$/;
const HEADING = /^#{1,6}\s+/;
const SECTIONS: readonly (readonly [Section, RegExp])[] = [
  ['basic-actions', /^(?:basic actions?(?: cards?)?|bacs?|basics)\b[^a-z]*$/i],
  ['cards', /^(?:characters?(?: cards)?|cards|actions?(?: cards)?|superstars)\b[^a-z]*$/i],
];
const TOTAL = /^(?:total\b.*|\d+(?: ?\/ ?\d+)? dice(?: in total)?\.?|```.*|[-=_*]{3,})$/i;
/** Longer lines are prose. */
const LONGEST_LINE = 300;

/** A list as people paste it; two empty lines, a heading or `Team:` begin the next team. */
export function readPlainList(text: string, catalogue: TeamCatalogue): Reading {
  const reader = new ListReader(catalogue);
  for (const line of text.split(/\r\n?|\n/)) reader.read(line);
  return reader.finish();
}

/** Whether a list begins as ours do and has no links but in its notes, so that it is nothing else. */
export function isOwnList(text: string): boolean {
  const isLinked = (line: string) => /https?:|www\./i.test(line) && !/^\W*notes?:/i.test(line);
  return /^\W*team:/i.test(text) && !text.split('\n').some(isLinked);
}

class ListReader {
  readonly #catalogue: TeamCatalogue;
  readonly #finder: CardFinder;
  readonly #sets: ReadonlySet<string>;
  readonly #teams: ListTeam[] = [];
  #team: ListTeam;
  #emptyLines = 0;

  constructor(catalogue: TeamCatalogue) {
    this.#catalogue = catalogue;
    this.#finder = new CardFinder(catalogue);
    this.#sets = new Set(catalogue.sets.map(({ code }) => code));
    this.#team = this.#begin();
  }

  read(line: string): void {
    if (line.trim() === '') {
      this.#emptyLines++;
      return;
    }
    if (!this.#readField(line) && !this.#readKept(line)) this.#readWords(line);
    this.#emptyLines = 0;
  }

  finish(): Reading {
    for (const { isEmpty, name } of this.#teams) if (isEmpty && name) this.#reportUnread(name);
    const teams = this.#teams.filter((team) => !team.isEmpty).map((team) => team.finish());
    return { teams, recognised: 'a list of cards', problems: this.#finder.problems };
  }

  #begin(): ListTeam {
    this.#team = new ListTeam(this.#catalogue);
    this.#teams.push(this.#team);
    return this.#team;
  }

  #readField(line: string): boolean {
    const [, field, value = ''] = line.match(FIELD) ?? withoutMarkup(line).match(FIELD) ?? [];
    if (field === undefined) return false;
    const key = field.toLowerCase();
    if (key === 'team') {
      if (!this.#team.isEmpty) this.#begin();
      this.#team.name = value;
    } else this.#readDetail(key, value);
    this.#team.isAnnounced = true;
    return true;
  }

  #readDetail(key: string, value: string): void {
    switch (key) {
      case 'format':
        this.#team.format = value;
        break;
      case 'tags':
        this.#team.tags.push(...value.split(',').map((tag) => tag.trim()));
        break;
      case 'tag':
        this.#team.tags.push(value);
        break;
      case 'note':
        this.#team.addNote(value);
        break;
      default:
        this.#team.notes.push(value);
    }
  }

  /** A placeholder as we write it: all after the question mark is its code. */
  #readKept(line: string): boolean {
    const [, dice = '', code] = line.match(KEPT) ?? withoutMarkup(line).match(KEPT) ?? [];
    if (code === undefined) return false;
    const card = cardOfCode(code, this.#catalogue);
    if (card === null) this.#finder.problems.push(unknownCard(code));
    this.#team.add(card ?? placeholder(code), Number(dice));
    return true;
  }

  #readWords(line: string): void {
    const isHeading = HEADING.test(line.trim());
    const words = withoutMarkup(line.trim().replace(HEADING, ''));
    const section = SECTIONS.find(([, pattern]) => pattern.test(words));
    if (section) this.#team.section = section[0];
    else if (words !== '' && !TOTAL.test(words)) this.#readEntryOrName(words, isHeading);
  }

  #readEntryOrName(words: string, isHeading: boolean): void {
    if (words.length > LONGEST_LINE) {
      this.#reportUnread(words);
      return;
    }
    const line = readListLine(words, (code) => this.#isCode(code));
    const card = this.#cardOf(line);
    if (card !== null || line.dice || line.code) this.#addEntry(line, card);
    else this.#readName(words, isHeading);
  }

  #isCode(code: string): boolean {
    return this.#sets.has(ourSetCode(code)) || cardOfCode(code, this.#catalogue) !== null;
  }

  #cardOf({ title, code }: ListLine): string | null {
    const [first = ''] = title.split(/[\s:]/);
    const byCode = cardOfCode(code, this.#catalogue) ?? cardOfCode(first, this.#catalogue);
    const written = { title, set: code };
    return byCode ?? this.#finder.find(written) ?? this.#finder.guess(written);
  }

  #addEntry(line: ListLine, found: string | null): void {
    const written = { title: line.title, set: line.code };
    const card = found ?? this.#finder.keep(written);
    const isBasic = this.#catalogue.card(card)?.kind === 'basic-action';
    if (this.#emptyLines >= 2 && this.#team.hasCards && !isBasic) this.#begin();
    const dice = line.dice
      ? diceCount(line.dice, line.title, this.#finder.problems)
      : usualDice(card, this.#catalogue);
    this.#team.add(card, dice);
  }

  /** Words that are no card name a team, where one may begin here. */
  #readName(words: string, isHeading: boolean): void {
    const opens = isHeading || this.#emptyLines >= 2 || this.#closedByBasicActions;
    if (this.#team.hasCards && opens) this.#begin();
    if (this.#team.hasCards || this.#team.name !== '') this.#reportUnread(words);
    else this.#team.name = words.replace(/:$/, '');
  }

  get #closedByBasicActions(): boolean {
    return this.#emptyLines === 1 && this.#team.hasBasicActions;
  }

  #reportUnread(words: string): void {
    this.#finder.problems.push(problem('This line is no card that we know.', words));
  }
}

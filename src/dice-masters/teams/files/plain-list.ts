import type { CardStore } from '../../cards/card-store.ts';
import { cardOfCode } from '../card-code.ts';
import { placeholder } from '../placeholders.ts';
import { diceCount, problem, quote, type Reading, unknownCard, usualDice } from '../reading.ts';
import { isCardName } from './card-names.ts';
import { CardFinder, type FoundCard } from './find-card.ts';
import { type Entry, LineReader } from './line-reader.ts';
import { withoutMarkup } from './list-line.ts';
import { announcesTeam, labelled, piecesOf, type Section, sectionOf } from './list-sections.ts';
import { ListTeam } from './list-team.ts';

const FIELD = /^\s*(team|format|tags?|notes?): ?(.*)$/i;
const KEPT = /^(\d{1,3})[x×] \?(.+)$/;
const HEADING = /^#{1,6}\s+/;
/** A line that is set off from those below it. */
const SET_OFF = /^#{1,6}\s|^(?:\*\*|__)[^*_]+(?:\*\*|__)$|:\W*$/;
const TOTAL =
  /^(?:total\b.*|(?:dice|life|cards)\b[^a-z]*\d+|\d+(?: ?\/ ?\d+)? dice(?: in total)?\.?|```.*|[-=_*|:\s]{3,})$/i;
/** Longer lines are prose. */
const LONGEST_LINE = 300;
const LONGEST_NAME = 80;

/** Prose is not searched for markup: that would take long and find no card. */
function plain(line: string): string {
  return line.length > LONGEST_LINE ? '' : withoutMarkup(line);
}

/** A list as people paste it; two empty lines, a heading or `Team:` begin the next team. */
export function readPlainList(text: string, catalogue: CardStore): Reading {
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
  readonly #catalogue: CardStore;
  readonly #finder: CardFinder;
  readonly #line: LineReader;
  readonly #lines: string[] = [];
  readonly #teams: ListTeam[] = [];
  #team: ListTeam;
  #emptyLines = 0;

  constructor(catalogue: CardStore) {
    this.#catalogue = catalogue;
    this.#finder = new CardFinder(catalogue);
    this.#line = new LineReader(catalogue, this.#finder);
    this.#team = this.#begin();
  }

  read(line: string): void {
    this.#lines.push(line);
    if (line.trim() === '') {
      this.#emptyLines++;
      return;
    }
    this.#tellLine(this.#lines.length, () => {
      if (this.#readField(line) || this.#readKept(line)) return;
      if (line.length > LONGEST_LINE) this.#reportUnread(line);
      else this.#readWords(line);
    });
    this.#emptyLines = 0;
  }

  finish(): Reading {
    for (const { isEmpty, name, nameLine } of this.#teams) {
      if (isEmpty && name) this.#tellLine(nameLine, () => this.#reportUnread(name));
    }
    const choose = (found: FoundCard, team: Parameters<CardFinder['choose']>[1], line: number) =>
      this.#tellLine(line, () => this.#finder.choose(found, team, ''));
    const teams = this.#teams.filter((team) => !team.isEmpty).map((team) => team.finish(choose));
    const problems = this.#finder.problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    return { teams, recognised: 'a list of cards', problems };
  }

  /** What is said on the way is said of this line. */
  #tellLine<T>(line: number, act: () => T): T {
    const { problems } = this.#finder;
    const told = problems.length;
    const result = act();
    const where = quote(this.#lines[line - 1] ?? '');
    for (const { message } of problems.splice(told)) problems.push({ message, where, line });
    return result;
  }

  #begin(): ListTeam {
    this.#team = new ListTeam(this.#catalogue);
    this.#teams.push(this.#team);
    return this.#team;
  }

  #readField(line: string): boolean {
    const [, field, value = ''] = line.match(FIELD) ?? plain(line).match(FIELD) ?? [];
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
    const [, dice = '', code] = line.match(KEPT) ?? plain(line).match(KEPT) ?? [];
    if (code === undefined) return false;
    const card = cardOfCode(code, this.#catalogue);
    if (card === null) this.#finder.problems.push(unknownCard(code));
    this.#team.add(card ?? placeholder(code), Number(dice), this.#lines.length);
    return true;
  }

  #readWords(line: string): void {
    const words = withoutMarkup(line.trim().replace(HEADING, ''));
    if (words === '' || TOTAL.test(words)) return;
    if (!this.#readSection(words)) this.#readEntryOrName(words, line.trim());
  }

  #readSection(words: string): boolean {
    if (isCardName(words, this.#catalogue)) return false;
    const section = sectionOf(words);
    if (section !== null) {
      this.#team.section = section;
      return true;
    }
    const list = labelled(words);
    if (list !== null) this.#readInline(list.list, list.section);
    return list !== null;
  }

  /** Cards beside their heading; what is no card there is kept, for it should be one. */
  #readInline(list: string, section: Section): void {
    const isBasic = section === 'basic-actions';
    for (const piece of piecesOf(list, (words) => this.#line.titled(words, isBasic) !== null)) {
      const titled = this.#line.titled(piece, isBasic) ?? this.#line.titled(piece, false);
      const entry = titled ?? this.#line.near(piece, isBasic) ?? this.#line.kept(piece);
      this.#addEntry(entry, section);
    }
  }

  #readEntryOrName(words: string, line: string): void {
    const entry = this.#line.titled(words, false);
    if (entry !== null) this.#addEntry(entry);
    else if (!this.#readSeveral(words)) this.#readDoubtful(words, line);
  }

  /** Several cards on one line, each of them exactly titled. */
  #readSeveral(words: string): boolean {
    const entries: Entry[] = [];
    for (const piece of piecesOf(words, (joined) => this.#line.titled(joined, false) !== null)) {
      const entry = this.#line.titled(piece, false);
      if (entry === null) return false;
      entries.push(entry);
    }
    if (entries.length < 2) return false;
    for (const entry of entries) this.#addEntry(entry);
    return true;
  }

  #readDoubtful(words: string, line: string): void {
    const isBasic = this.#team.section === 'basic-actions';
    const basic = isBasic ? this.#line.near(words, true) : null;
    const entry = basic ?? this.#line.near(words, false);
    if (entry) this.#addEntry(entry);
    else if (this.#isEntry(words, line)) this.#addEntry(this.#line.kept(words));
    else this.#readName(words, HEADING.test(line));
  }

  /** The name of a card alone may head a list, where it is set off from it. */
  #isEntry(words: string, line: string): boolean {
    const { dice, code } = this.#line.strictly(words);
    return Boolean(dice || code) || (!SET_OFF.test(line) && this.#line.namesCard(words));
  }

  #addEntry({ line, card }: Entry, section = this.#team.section): void {
    const id = typeof card === 'string' ? card : (card.printings[0]?.id ?? '');
    const isBasic = this.#catalogue.card(id)?.kind === 'basic-action';
    if (this.#emptyLines >= 2 && this.#team.hasCards && !isBasic) this.#begin();
    const digits = line.dice || String(usualDice(id, this.#catalogue));
    const { dice, note } = diceCount(digits, line.title, this.#finder.problems);
    this.#team.add(card, dice, this.#lines.length, section);
    if (note) this.#team.addNote(note);
  }

  /** Words that are no card name a team, where one may begin here. */
  #readName(words: string, isHeading: boolean): void {
    const opens = isHeading || this.#emptyLines >= 2 || this.#closedAbove(words);
    if (this.#team.hasCards && opens) this.#begin();
    if (announcesTeam(words)) return;
    if (this.#team.hasCards || this.#team.name !== '') this.#reportUnread(words);
    else {
      this.#team.nameLine = this.#lines.length;
      this.#team.name = words.replace(/\s*(?:\(\s*\))?:?$/, '');
    }
  }

  /** Whether the team above an empty line is complete, or the line below speaks of a team. */
  #closedAbove(words: string): boolean {
    if (this.#emptyLines === 0 || words.length > LONGEST_NAME) return false;
    return this.#team.hasBasicActions || this.#team.isFull || /\bteam\b/i.test(words);
  }

  #reportUnread(words: string): void {
    this.#finder.problems.push(problem('This line is no card that we know.', words));
  }
}

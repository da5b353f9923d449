import type { CardStore } from '../../cards/card-store.ts';
import { cardOfCode } from '../card-code.ts';
import { placeholder, placeholderCode } from '../placeholders.ts';
import {
  BASIC_ACTION_DICE,
  MOST_DICE,
  problem,
  quoteJson,
  type Reading,
  type ReadProblem,
  readEach,
  unknownCard,
  unread,
} from '../reading.ts';
import { EMPTY_TEAM, isUnknownCard, type Team, type TeamCard } from '../team.ts';

const KIND = 'teams';
const VERSION = 1;

type Json = Record<string, unknown>;

/** Our own file: everything a team has, for one team or many. */
export function writeTeamsJson(teams: readonly Team[]): string {
  return `${JSON.stringify({ dicewright: KIND, version: VERSION, teams }, null, 2)}\n`;
}

/** Whether parsed JSON is our file, or a team or list of teams out of one. */
export function isTeamsJson(value: unknown): boolean {
  return teamsIn(value) !== null;
}

export function readTeamsJson(value: unknown, catalogue: CardStore): Reading {
  const reader = new TeamReader(catalogue);
  if (isObject(value) && typeof value['version'] === 'number' && value['version'] > VERSION) {
    reader.report('This file is of a newer kind; some of it may not be read.', value['version']);
  }
  const teams = (teamsIn(value) ?? []).flatMap((team) => reader.team(team));
  return { teams, recognised: 'a Dicewright file', problems: reader.problems };
}

function teamsIn(value: unknown): unknown[] | null {
  if (isObject(value) && Array.isArray(value['teams'])) return value['teams'];
  const list = Array.isArray(value) ? value : [value];
  return list.some(isTeam) ? list : null;
}

function isTeam(value: unknown): boolean {
  return isObject(value) && (Array.isArray(value['cards']) || Array.isArray(value['basicActions']));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Card and dice as they stand, where they make sense. */
function keepEntry(entry: unknown, usual: number): TeamCard {
  const { card = entry, dice = usual } = isObject(entry) ? entry : {};
  const code = typeof card === 'string' ? placeholderCode(card) : quoteJson(entry);
  return unread(code, Number.isInteger(dice) ? Math.max(0, Number(dice)) : usual);
}

/** Checks every field by hand; whatever is wrong is reported and the rest is read. */
class TeamReader {
  readonly problems: ReadProblem[] = [];
  readonly #catalogue: CardStore;

  constructor(catalogue: CardStore) {
    this.#catalogue = catalogue;
  }

  team(value: unknown): Team[] {
    if (!isObject(value)) {
      this.report('This is not a team.', value);
      return [];
    }
    return [
      {
        name: this.#text(value, 'name', ''),
        format: this.#text(value, 'format', EMPTY_TEAM.format),
        cards: this.#entries(value, 'cards', 1),
        basicActions: this.#entries(value, 'basicActions', BASIC_ACTION_DICE),
        notes: this.#text(value, 'notes', ''),
        tags: this.#list(value, 'tags').flatMap((tag) => {
          if (typeof tag === 'string') return tag;
          this.report('A tag must be a text.', tag);
          return [];
        }),
      },
    ];
  }

  report(message: string, where: unknown): void {
    this.problems.push(problem(message, quoteJson(where)));
  }

  #entries(team: Json, field: string, usualDice: number): TeamCard[] {
    const read = (entry: unknown): TeamCard => {
      if (typeof entry === 'string' && entry !== '') {
        return { card: this.#card(entry), dice: usualDice, note: '' };
      }
      if (!isObject(entry) || typeof entry['card'] !== 'string' || entry['card'] === '') {
        this.report('An entry needs a card, such as { "card": "hhs-017", "dice": 2 }.', entry);
        return { card: placeholder(quoteJson(entry)), dice: usualDice, note: '' };
      }
      const note = this.#text(entry, 'note', '');
      const counted = this.#dice(entry, usualDice);
      const notes = [note, counted.note].filter(Boolean).join('\n');
      return { card: this.#card(entry['card']), dice: counted.dice, note: notes };
    };
    return readEach(this.#list(team, field), read, (entry) => keepEntry(entry, usualDice));
  }

  #card(written: string): string {
    const code = placeholderCode(written);
    const card = this.#catalogue.card(code)?.id ?? cardOfCode(code, this.#catalogue);
    if (card !== null) return card;
    this.problems.push(unknownCard(code));
    return isUnknownCard(written) ? written : placeholder(written);
  }

  #dice(entry: Json, usual: number): Pick<TeamCard, 'dice' | 'note'> {
    const dice = entry['dice'];
    if (dice === undefined) return { dice: usual, note: '' };
    if (typeof dice === 'number' && Number.isInteger(dice) && dice >= 0 && dice <= MOST_DICE) {
      return { dice, note: '' };
    }
    this.report(`Dice must be a whole number up to ${MOST_DICE}.`, entry);
    return { dice: usual, note: `${quoteJson(dice)} dice` };
  }

  #text(value: Json, field: string, missing: string): string {
    const text = value[field];
    if (typeof text === 'string') return text;
    if (text !== undefined) this.report(`“${field}” must be a text.`, text);
    return missing;
  }

  #list(value: Json, field: string): unknown[] {
    const list = value[field];
    if (Array.isArray(list)) return list;
    if (list !== undefined) this.report(`“${field}” must be a list.`, list);
    return [];
  }
}

import type { CardStore } from '../../cards/card-store.ts';
import { transitionZoneCode } from '../interop/set-aliases.ts';
import { MOST_LINES } from '../limits.ts';
import { placeholderCode } from '../placeholders.ts';
import {
  BASIC_ACTION_DICE,
  diceCount,
  isBasicAction,
  newTeam,
  type PasteReading,
  problem,
  usualDice,
} from '../reading.ts';
import { isEmptyTeam, isUnknownCard, type Team, type TeamCard } from '../team.ts';
import { lostWords, type Writing } from '../writing.ts';
import { formatCsv, parseCsv } from './csv.ts';
import { CardFinder } from './find-card.ts';

const HEADER = ['TeamName', 'Set', 'Character', 'Card Name', 'Dice Number'];
const BASIC_ACTION = 'Basic Action Card';

/** How a card without an id is kept: `Beast: Unknown (UX)`. */
const KEPT = /^(?:(.+?): )?(.+?)(?: \(([^()]+)\))?$/s;

export function isTeamsCsv(text: string): boolean {
  return /^\W*TeamName"?\s*,/i.test(text);
}

/** `Transition Zone Teams.csv`: cards by set and names, without numbers; one team for each name. */
export function readTeamsCsv(text: string, catalogue: CardStore): PasteReading {
  const finder = new CardFinder(catalogue);
  const teams = new Map<string, Team>();
  const [head = HEADER, ...rows] = parseCsv(text);
  for (const row of rows.slice(0, MOST_LINES)) {
    const [name = '', , character = ''] = row;
    const team = teams.get(name) ?? newTeam({ name });
    teams.set(name, team);
    const entry = readRow(row, catalogue, finder);
    const isBasic = isUnknownCard(entry.card)
      ? character.trim() === BASIC_ACTION
      : isBasicAction(entry.card, catalogue);
    (isBasic ? team.basicActions : team.cards).push(entry);
  }
  return {
    teams: [...teams.values()],
    recognised: 'teams of the Transition Zone app',
    problems: finder.problems,
    rest: rows.length > MOST_LINES ? formatCsv([head, ...rows.slice(MOST_LINES)]) : '',
  };
}

function readRow(row: readonly string[], catalogue: CardStore, finder: CardFinder): TeamCard {
  const [, set = '', character = '', cardName = '', dice = ''] = row.map((field) => field.trim());
  const names = character === BASIC_ACTION ? [cardName] : [character, cardName];
  const title = names.filter((name) => name !== '').join(': ');
  const written = { title, set, rarities: [], isBasic: character === BASIC_ACTION };
  const found = finder.titled(written) ?? finder.spelledLike(written);
  const card = found ? finder.choose(found, [], title) : finder.keep(written);
  const isCount = /^\d+$/.test(dice);
  if (!isCount) finder.problems.push(problem('This row has no count of dice.', row.join(',')));
  const counted = diceCount(isCount ? dice : '0', row.join(','), finder.problems);
  const usual = character === BASIC_ACTION ? BASIC_ACTION_DICE : usualDice(card, catalogue);
  const isUsual = !isCount || (counted.dice === 0 && usual === BASIC_ACTION_DICE);
  return { card, ...counted, ...(isUsual && { dice: usual }) };
}

/** The same file, for the app to import. */
export function writeTeamsCsv(teams: readonly Team[], catalogue: CardStore): Writing {
  const rows = teams.flatMap(({ name, cards, basicActions }) => [
    ...cards.map(({ card, dice }) => [name, ...namesOf(card, catalogue), String(dice)]),
    ...basicActions.map(({ card, dice }) => [name, ...basicNames(card, catalogue), String(dice)]),
  ]);
  return {
    text: formatCsv([HEADER, ...rows]),
    lost: teams.flatMap((team) => [...lostRows(team), ...lostWords(team)]),
  };
}

function lostRows(team: Team): string[] {
  const { name, basicActions } = team;
  const hasBare = basicActions.some(({ dice }) => dice === 0);
  return [
    ...(isEmptyTeam(team) ? [`“${name}” has no cards.`] : []),
    ...(hasBare ? ['A Basic Action without dice counts as one with three.'] : []),
  ];
}

/** Set, character and card name as the app spells them. */
function namesOf(card: string, catalogue: CardStore): [string, string, string] {
  const known = catalogue.card(card);
  if (known) {
    const set = transitionZoneCode(known.set, catalogue);
    return known.kind === 'basic-action'
      ? [set, BASIC_ACTION, known.name]
      : [set, known.name, known.subtitle];
  }
  const code = placeholderCode(card);
  const [, name = '', subtitle = code, set = ''] = code.match(KEPT) ?? [];
  return [set, name, subtitle];
}

function basicNames(card: string, catalogue: CardStore): string[] {
  return isUnknownCard(card) ? ['', BASIC_ACTION, placeholderCode(card)] : namesOf(card, catalogue);
}

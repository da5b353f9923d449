import { isEmptyTeam, isUnknownCard, type Team, type TeamCard } from '../../domain/team.ts';
import type { TeamCatalogue } from '../catalogue.ts';
import { transitionZoneCode } from '../interop/set-aliases.ts';
import { placeholderCode } from '../placeholders.ts';
import {
  BASIC_ACTION_DICE,
  diceCount,
  isBasicAction,
  newTeam,
  problem,
  type Reading,
  usualDice,
} from '../reading.ts';
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
export function readTeamsCsv(text: string, catalogue: TeamCatalogue): Reading {
  const finder = new CardFinder(catalogue);
  const teams = new Map<string, Team>();
  for (const row of parseCsv(text).slice(1)) {
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
  };
}

function readRow(row: readonly string[], catalogue: TeamCatalogue, finder: CardFinder): TeamCard {
  const [, set = '', character = '', cardName = '', dice = ''] = row.map((field) => field.trim());
  const names = character === BASIC_ACTION ? [cardName] : [character, cardName];
  const title = names.filter((name) => name !== '').join(': ');
  const written = { title, set };
  const card = finder.find(written) ?? finder.guess(written) ?? finder.keep(written);
  const isCount = /^\d+$/.test(dice);
  if (!isCount) finder.problems.push(problem('This row has no count of dice.', row.join(',')));
  const count = isCount ? diceCount(dice, row.join(','), finder.problems) : 0;
  const usual = character === BASIC_ACTION ? BASIC_ACTION_DICE : usualDice(card, catalogue);
  const isUsual = !isCount || (count === 0 && usual === BASIC_ACTION_DICE);
  return { card, dice: isUsual ? usual : count, note: '' };
}

/** The same file, for the app to import. */
export function writeTeamsCsv(teams: readonly Team[], catalogue: TeamCatalogue): Writing {
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
function namesOf(card: string, catalogue: TeamCatalogue): [string, string, string] {
  const known = catalogue.card(card);
  if (known) {
    const set = transitionZoneCode(known.set);
    return known.kind === 'basic-action'
      ? [set, BASIC_ACTION, known.name]
      : [set, known.name, known.subtitle];
  }
  const code = placeholderCode(card);
  const [, name = '', subtitle = code, set = ''] = code.match(KEPT) ?? [];
  return [set, name, subtitle];
}

function basicNames(card: string, catalogue: TeamCatalogue): string[] {
  return isUnknownCard(card) ? ['', BASIC_ACTION, placeholderCode(card)] : namesOf(card, catalogue);
}

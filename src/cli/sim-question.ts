import type { CardStore } from '../dice-masters/cards/index.ts';
import {
  MOST_DICE,
  type ProfileId,
  SIDEKICKS_PER_PLAYER,
  TooManyDice,
} from '../dice-masters/engine/index.ts';
import type { Policy } from '../dice-masters/players/index.ts';
import { policySchema } from '../dice-masters/schema/index.ts';
import { MOST_GAMES, MOST_SIM_TURNS, type SimRequest } from '../dice-masters/simulation/index.ts';
import { readAnything, type Team } from '../dice-masters/teams/index.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';
import { RULES_FLAG, readRules } from './rules-flag.ts';
import { noTeam, readFile, textOf } from './text-of.ts';

export const SIM = {
  name: 'sim',
  forms: [
    [
      '<team> [--games 10000] [--seed x] [--turns 10] [--policy id-or-file] [--workers n] [--json]',
      'plays a team many times: energy, purchases, damage',
    ],
    ['<team> --compare <other-team>', 'two teams on the same luck'],
    ['<team> --compare-policy <id-or-file>', 'two policies on the same luck'],
    [`<team> [--seat first|second] [${RULES_FLAG}] [--life 20]`, 'from a seat, by a book'],
  ],
  flags: {
    games: 'word',
    seed: 'word',
    turns: 'word',
    policy: 'word',
    workers: 'word',
    seat: 'word',
    rules: 'word',
    life: 'word',
    compare: 'word',
    'compare-policy': 'word',
    json: 'yes',
  },
} as const satisfies Usage;

/** What the simulation needs to know. */
export interface SimBooks {
  catalogue: CardStore;
  policies: ReadonlyMap<string, Policy>;
}

export interface SimQuestion {
  request: SimRequest;
  /** The other side of a comparison. */
  other: SimRequest | null;
  workers: number;
  isJson: boolean;
}

const MOST_WORKERS = 64;
const MOST_LIFE = 99;

/** The words of the command, or a `BadQuestion` that says what is wrong with them. */
export function readSimQuestion(words: string[], books: SimBooks): SimQuestion {
  const { asked: values, rest: team } = readQuestion(words, SIM);
  if (team.length === 0) throw new BadQuestion('Which team? Give a link, a file, or - to read it.');
  const settings = {
    games: wholeNumber('games', values.games ?? '10000', MOST_GAMES),
    seed: values.seed ?? 'dicewright',
    turns: wholeNumber('turns', values.turns ?? '10', MOST_SIM_TURNS),
    life: wholeNumber('life', values.life ?? '20', MOST_LIFE),
    first: readSeat(values.seat ?? 'first'),
    profile: readRules(values.rules),
  };
  const policy = readPolicy(values.policy ?? 'sensible', books);
  const request = requestOf(readTeam(team, books), policy, settings, books);
  const { compare, 'compare-policy': comparePolicy } = values;
  const other =
    compare === undefined && comparePolicy === undefined
      ? null
      : requestOf(
          readTeam(compare === undefined ? team : [compare], books),
          comparePolicy === undefined ? policy : readPolicy(comparePolicy, books),
          settings,
          books,
        );
  const workers = wholeNumber('workers', values.workers ?? '1', MOST_WORKERS);
  return { request, other, workers, isJson: values.json };
}

type Settings = Pick<SimRequest, 'games' | 'seed'> & {
  turns: number;
  life: number;
  first: 0 | 1;
  profile: ProfileId;
};

function requestOf(
  { cards, basicActions }: Team,
  policy: Policy,
  { games, seed, turns, life, first, profile }: Settings,
  { catalogue }: SimBooks,
): SimRequest {
  const entries = [...cards, ...basicActions].filter(({ dice }) => dice > 0);
  const known = entries.flatMap(({ card }) => catalogue.card(card) ?? []);
  const withDice = new Set(known.filter(({ die }) => die !== '').map(({ id }) => id));
  const missing = entries.map(({ card }) => card).filter((card) => !withDice.has(card));
  if (missing.length > 0) {
    throw new BadQuestion(`These cards have no dice to play with: ${missing.join(', ')}.`);
  }
  if (entries.length === 0) throw new BadQuestion('The team has no dice on its cards.');
  const dice = entries.reduce((sum, entry) => sum + entry.dice, SIDEKICKS_PER_PLAYER);
  if (dice > MOST_DICE) throw new TooManyDice(dice);
  const seat = {
    kind: 'player',
    life,
    cards: entries.map(({ card: id, dice }) => ({ card: id, dice })),
  } as const;
  return {
    spec: { profile, first, turns, luck: 'seed', seats: [seat, { kind: 'nobody', life }] },
    cards: known,
    policy,
    rival: policy,
    games,
    seed,
  };
}

function readTeam(words: string[], { catalogue }: SimBooks): Team {
  const [team] = readAnything(textOf(words), catalogue).teams;
  if (!team) throw new BadQuestion(noTeam(words));
  return team;
}

/** A ready policy by its id, or a file of one's own. */
function readPolicy(word: string, { policies }: SimBooks): Policy {
  const ready = policies.get(word);
  if (ready) return ready;
  const parsed = policySchema.safeParse(readJson(word, [...policies.keys()]));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new BadQuestion([`${word} is no policy:`, ...lines].join('\n'));
}

function readJson(file: string, ready: readonly string[]): unknown {
  const known = `Ready policies: ${ready.join(', ')}.`;
  try {
    return JSON.parse(readFile(file));
  } catch (error) {
    const why = error instanceof BadQuestion ? error.message : `${file} is no JSON.`;
    throw new BadQuestion(`${why} ${known}`, { cause: error });
  }
}

function readSeat(word: string): 0 | 1 {
  if (word !== 'first' && word !== 'second') throw new BadQuestion('--seat is first or second.');
  return word === 'first' ? 0 : 1;
}

function wholeNumber(name: string, word: string, most: number): number {
  const value = /^\d{1,7}$/.test(word) ? Number(word) : 0;
  if (value < 1 || value > most) throw new BadQuestion(`--${name} is a number from 1 to ${most}.`);
  return value;
}

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Policy } from '../domain/policy.ts';
import { policySchema } from '../domain/schema/policy.ts';
import type { Team } from '../domain/team.ts';
import { PROFILES, type ProfileId } from '../engine/profile.ts';
import { MOST_GAMES, MOST_SIM_TURNS, type SimCard, type SimRequest } from '../sim/request.ts';
import type { TeamCatalogue } from '../teams/catalogue.ts';
import { readAnything } from '../teams/read-anything.ts';
import { BadQuestion } from './odds-question.ts';
import { textOf } from './text-of.ts';

const SIM_USAGE = `Usage:
  sim <link-or-file> [--games 10000] [--seed x] [--turns 10] [--policy id-or-file] [--workers n] [--json]
  sim <link-or-file> --compare <other-link-or-file>      two teams on the same luck
  sim <link-or-file> --compare-policy <id-or-file>       two policies on the same luck
  Also: --seat first|second, --rules 2019|2016|2023, --life 20`;

/** What the simulation needs to know. */
export interface SimBooks {
  catalogue: TeamCatalogue;
  card: (id: string) => SimCard | undefined;
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
  const { values, positionals } = readWords(words);
  const [link] = positionals;
  if (link === undefined) throw new BadQuestion(SIM_USAGE);
  const settings = {
    games: wholeNumber('games', values.games ?? '10000', MOST_GAMES),
    seed: values.seed ?? 'dicewright',
    turns: wholeNumber('turns', values.turns ?? '10', MOST_SIM_TURNS),
    life: wholeNumber('life', values.life ?? '20', MOST_LIFE),
    first: readSeat(values.seat ?? 'first'),
    profile: readProfile(values.rules ?? '2019'),
  };
  const policy = readPolicy(values.policy ?? 'sensible', books);
  const request = requestOf(readTeam(link, books), policy, settings, books);
  const { compare, 'compare-policy': comparePolicy } = values;
  const other =
    compare === undefined && comparePolicy === undefined
      ? null
      : requestOf(
          readTeam(compare ?? link, books),
          comparePolicy === undefined ? policy : readPolicy(comparePolicy, books),
          settings,
          books,
        );
  const workers = wholeNumber('workers', values.workers ?? '1', MOST_WORKERS);
  return { request, other, workers, isJson: values.json ?? false };
}

function readWords(words: string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args: words,
      options: {
        json: { type: 'boolean' },
        games: option,
        seed: option,
        turns: option,
        policy: option,
        workers: option,
        seat: option,
        rules: option,
        life: option,
        compare: option,
        'compare-policy': option,
      },
      allowPositionals: true,
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BadQuestion(`${error.message}\n${SIM_USAGE}`, { cause: error });
  }
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
  { card }: SimBooks,
): SimRequest {
  const entries = [...cards, ...basicActions].filter(({ dice }) => dice > 0);
  const missing = entries.filter((entry) => !card(entry.card)).map((entry) => entry.card);
  if (missing.length > 0) {
    throw new BadQuestion(`These cards have no dice to play with: ${missing.join(', ')}.`);
  }
  if (entries.length === 0) throw new BadQuestion('The team has no dice on its cards.');
  const seat = {
    kind: 'player',
    life,
    cards: entries.map(({ card: id, dice }) => ({ card: id, dice })),
  } as const;
  return {
    spec: { profile, first, turns, luck: 'seed', seats: [seat, { kind: 'nobody', life }] },
    cards: entries.flatMap((entry) => card(entry.card) ?? []),
    policy,
    rival: policy,
    games,
    seed,
  };
}

function readTeam(link: string, { catalogue }: SimBooks): Team {
  const [team] = readAnything(textOf([link]), catalogue).teams;
  if (!team) throw new BadQuestion(`There is no team in "${link}".`);
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
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const what = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    throw new BadQuestion(`${file} ${what}. Ready policies: ${ready.join(', ')}.`, {
      cause: error,
    });
  }
}

function readSeat(word: string): 0 | 1 {
  if (word !== 'first' && word !== 'second') throw new BadQuestion('--seat is first or second.');
  return word === 'first' ? 0 : 1;
}

function readProfile(word: string): ProfileId {
  if (!Object.hasOwn(PROFILES, word)) {
    throw new BadQuestion(`--rules is ${Object.keys(PROFILES).join(' or ')}.`);
  }
  return word as ProfileId;
}

function wholeNumber(name: string, word: string, most: number): number {
  const value = /^\d{1,7}$/.test(word) ? Number(word) : 0;
  if (value < 1 || value > most) throw new BadQuestion(`--${name} is a number from 1 to ${most}.`);
  return value;
}

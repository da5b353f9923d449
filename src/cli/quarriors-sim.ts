import type { Catalogue } from '../quarriors/catalogue/index.ts';
import { PROFILES, type ProfileId } from '../quarriors/engine/index.ts';
import { POLICIES, type Policy, type PolicyId } from '../quarriors/players/index.ts';
import { type Batch, cardWorths, simulate } from '../quarriors/simulation/index.ts';
import {
  checkWilds,
  dealt,
  dealWilds,
  parseWildsLink,
  wildsCards,
} from '../quarriors/wilds/index.ts';
import type { Told } from './odds-answer.ts';
import { BadQuestion } from './question.ts';

export interface SimAsked {
  wilds: string | undefined;
  games: string | undefined;
  seed: string | undefined;
  policies: string | undefined;
  profile: string | undefined;
  worth: boolean;
}

const MOST_GAMES = 1_000_000;
const MOST_WORTH_GAMES = 100_000;

/** Games by policies with one Wilds; with `--worth`, what each card changes. */
export function tellSimulation(asked: SimAsked, catalogue: Catalogue): Told {
  const batch = readBatch(asked, catalogue);
  const report = simulate(batch, catalogue);
  const worths = asked.worth ? cardWorths(batch, catalogue) : [];
  const nameOf = (id: string) => catalogue.cards.find((card) => card.id === id)?.name ?? id;
  return {
    data: { ...report, ...(asked.worth && { cards: worths }) },
    words: [
      `${report.games} games, ${report.turns.mean.toFixed(1)} turns on average.`,
      ...report.policies.map(
        ({ policy, wins, glory }) =>
          `  ${policyWords(policy).padEnd(34)} wins ${percent(wins.p)} (${percent(wins.low)} to ${percent(wins.high)}), ${glory.mean.toFixed(1)} Glory`,
      ),
      `Ended by Glory ${report.ends.glory}, by empty cards ${report.ends.cards}; ${report.shared} victories shared.`,
      ...worths.map(
        ({ card, wins }) =>
          `  ${nameOf(card).padEnd(34)} first: ${signed(wins.change)} (${signed(wins.low)} to ${signed(wins.high)})`,
      ),
    ],
  };
}

function readBatch(asked: SimAsked, catalogue: Catalogue): Batch {
  const { wilds, games = '1000', seed = 'sim', policies = 'glory-race,engine' } = asked;
  const number = Number(games);
  const most = asked.worth ? MOST_WORTH_GAMES : MOST_GAMES;
  if (!/^\d{1,7}$/.test(games) || number < 1 || number > most) {
    throw new BadQuestion(`--games is a whole number from 1 to ${most}.`);
  }
  return {
    profile: readProfile(asked.profile ?? '2011'),
    wilds: readWilds(wilds, seed, catalogue),
    policies: readPolicies(policies, catalogue),
    games: number,
    seed,
  };
}

/** The cards of a link; without one, a Wilds dealt from the seed. */
function readWilds(
  link: string | undefined,
  seed: string,
  { cards, classes }: Catalogue,
): string[] {
  const all = wildsCards(cards, classes);
  const shared = link === undefined ? null : parseWildsLink(link);
  if (link !== undefined && !shared) throw new BadQuestion('--wilds is no link of a Wilds.');
  const wishes = { locked: shared?.locked ?? [], excluded: shared?.excluded ?? [] };
  const named = shared?.cards ?? [];
  const ids = named.length > 0 ? [...named] : dealt(dealWilds(all, wishes, shared?.seed || seed));
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? id;
  const [problem] = checkWilds(ids, all, nameOf);
  if (problem) throw new BadQuestion(`${problem.message} (${problem.rule})`);
  return ids;
}

/** `glory-race,engine,list:hag-strong+portal`: one for each seat. */
function readPolicies(text: string, { cards }: Catalogue): Policy[] {
  const policies = text.split(',').map((word): Policy => {
    const [id = '', list = ''] = word.trim().split(':');
    if (!Object.hasOwn(POLICIES, id)) {
      throw new BadQuestion(`"${id}" is no policy. There are ${Object.keys(POLICIES).join(', ')}.`);
    }
    const wishes = list === '' ? [] : list.split('+');
    const unknown = wishes.find((wish) => !cards.some((card) => card.id === wish));
    if (unknown !== undefined) throw new BadQuestion(`There is no card "${unknown}".`);
    return { id: id as PolicyId, wishes };
  });
  if (policies.length < 2 || policies.length > 4) {
    throw new BadQuestion('Two to four policies play, one for each seat.');
  }
  return policies;
}

function readProfile(word: string): ProfileId {
  if (Object.hasOwn(PROFILES, word)) return word as ProfileId;
  throw new BadQuestion(`--profile is ${Object.keys(PROFILES).join(', ')}.`);
}

function policyWords({ id, wishes }: Policy): string {
  return wishes.length > 0 ? `${id}: ${wishes.join(', ')}` : id;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${(Math.abs(change) * 100).toFixed(1)} %`;
}

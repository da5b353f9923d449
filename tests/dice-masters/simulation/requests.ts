import { fileURLToPath } from 'node:url';
import type { CardFacts } from '../../../src/dice-masters/cards/card-facts.ts';
import type { EnergyType, EnergyUnit } from '../../../src/dice-masters/cards/energy.ts';
import type { Face } from '../../../src/dice-masters/cards/face.ts';
import { requirePolicies } from '../../../src/dice-masters/catalogue/read-policies.ts';
import type { GameSpec } from '../../../src/dice-masters/engine/replay/replay.ts';
import type { Policy, PolicyFile } from '../../../src/dice-masters/players/policy.ts';
import { policySchema } from '../../../src/dice-masters/schema/policy.ts';
import type { SimReport } from '../../../src/dice-masters/simulation/report.ts';
import type { SimRequest } from '../../../src/dice-masters/simulation/request.ts';
import { benchFor } from '../../../src/dice-masters/simulation/run/bench.ts';
import { chunksOf } from '../../../src/dice-masters/simulation/run/chunks.ts';
import { Gathering } from '../../../src/dice-masters/simulation/run/gathering.ts';
import type { Job } from '../../../src/dice-masters/simulation/run/job.ts';
import { writeReport } from '../../../src/dice-masters/simulation/write-report.ts';
import { PLAIN_CARDS } from '../engine/support/plain-team.ts';
import { store } from '../support/store.ts';

export const POLICIES = requirePolicies(
  fileURLToPath(new URL('../../../content/', import.meta.url)),
);
export const SENSIBLE = POLICIES.get('sensible') as Policy;

/** Does nothing but roll, unless told. */
export function policyOf(file: Partial<PolicyFile>): Policy {
  return policySchema.parse({
    name: 'Test',
    summary: 'For a test.',
    buy: [],
    reroll: { goal: 'none' },
    field: { who: 'nobody' },
    attack: { who: 'nobody' },
    ...file,
  });
}

/** A card of the catalogue without its text. */
export function plainCard(id: string, changes: Partial<CardFacts> = {}): CardFacts {
  const card = store.card(id);
  if (!card) throw new Error(`no card ${id}`);
  return { ...card, keywords: [], hasWords: false, abilities: null, ...changes };
}

/** A made-up character with the given energy faces and three levels of 0/1/1. */
export function cardWith(
  id: string,
  cost: number,
  types: readonly EnergyType[],
  energyFaces: readonly (readonly EnergyUnit[])[] = [['generic'], ['generic'], ['generic']],
): CardFacts {
  const levels: Face[] = Array.from({ length: 6 - energyFaces.length }, (_, place) => ({
    kind: 'level',
    level: Math.min(3, place + 1) as 1 | 2 | 3,
    fielding: 0,
    attack: 1,
    defense: 1,
    bursts: 0,
  }));
  const energy: Face[] = energyFaces.map((units) => ({ kind: 'energy', units: [...units] }));
  return plainCard('hhs-046', { id, name: id, cost, energy: types, faces: [...energy, ...levels] });
}

interface Asked {
  cards?: readonly (readonly [CardFacts, number])[];
  policy?: Policy;
  games?: number;
  seed?: string;
  turns?: number;
  spec?: Partial<GameSpec>;
}

const PLAIN = [...PLAIN_CARDS, 'hhs-057', 'hhs-058'].map((id) => [plainCard(id), 2] as const);

export function requestOf({
  cards = PLAIN,
  policy = SENSIBLE,
  games = 600,
  seed = 'test',
  turns = 10,
  spec = {},
}: Asked): SimRequest {
  const placed = cards.map(([{ id }, dice]) => ({ card: id, dice }));
  return {
    spec: {
      profile: '2019',
      first: 0,
      turns,
      luck: 'seed',
      seats: [
        { kind: 'player', life: 20, cards: placed },
        { kind: 'nobody', life: 20 },
      ],
      ...spec,
    },
    cards: cards.map(([card]) => card),
    policy,
    rival: SENSIBLE,
    games,
    seed,
  };
}

/** Plays a job on this thread. */
export function playAll(job: Job): Gathering {
  const gathering = new Gathering(job);
  const bench = benchFor(job);
  for (const chunk of chunksOf(gathering.games)) gathering.add(chunk, bench.play(chunk));
  return gathering;
}

export function simulate(request: SimRequest): SimReport {
  return writeReport(request, playAll({ kind: 'simulation', request }));
}

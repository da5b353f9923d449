import { fileURLToPath } from 'node:url';
import { requirePolicies } from '../../src/catalogue/read-policies.ts';
import type { EnergyType, EnergyUnit } from '../../src/domain/energy.ts';
import type { Face } from '../../src/domain/face.ts';
import type { Policy, PolicyFile } from '../../src/domain/policy.ts';
import { policySchema } from '../../src/domain/schema/policy.ts';
import type { GameSpec } from '../../src/engine/replay/replay.ts';
import type { SimReport } from '../../src/sim/report.ts';
import type { SimCard, SimRequest } from '../../src/sim/request.ts';
import { benchFor } from '../../src/sim/run/bench.ts';
import { chunksOf } from '../../src/sim/run/chunks.ts';
import { Gathering } from '../../src/sim/run/gathering.ts';
import type { Job } from '../../src/sim/run/job.ts';
import { writeReport } from '../../src/sim/write-report.ts';
import { cardOf } from '../engine/support/catalogue.ts';
import { PLAIN_CARDS } from '../engine/support/plain-team.ts';

export const POLICIES = requirePolicies(fileURLToPath(new URL('../../content/', import.meta.url)));
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
export function plainCard(id: string, changes: Partial<SimCard> = {}): SimCard {
  const { abilities, ...card } = cardOf(id);
  return { ...card, keywords: [], hasText: abilities.length > 0, unplayed: [], ...changes };
}

/** A made-up character with the given energy faces and three levels of 0/1/1. */
export function cardWith(
  id: string,
  cost: number,
  types: readonly EnergyType[],
  energyFaces: readonly (readonly EnergyUnit[])[] = [['generic'], ['generic'], ['generic']],
): SimCard {
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
  cards?: readonly (readonly [SimCard, number])[];
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

import { type Fighter, HEROES, type Minion, type Setup, type TokenLimit } from './setup.ts';

const LONGEST_NAME = 60;
const LONGEST_GOAL = 400;
const MOST_KINDS = 12;
const MOST = 99;
const ID = /^[a-z][a-z0-9-]{0,40}$/;

/** Reads a setup from storage or a link; a sentence where it cannot be played. */
export function readSetup(data: unknown): Setup | string {
  const raw = fields(data);
  const heroes = list(raw['heroes']).slice(0, HEROES).flatMap(readFighter);
  if (heroes.length !== HEROES) return 'A battle has four heroes (S2.1); this one has not.';
  const leaders = list(raw['leaders']).slice(0, MOST_KINDS).flatMap(readFighter);
  const minions = list(raw['minions']).slice(0, MOST_KINDS).flatMap(readMinion);
  const ids = [...heroes, ...leaders, ...minions].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return 'A figure stands in this battle twice.';
  return {
    name: line(raw['name'], LONGEST_NAME) || 'Battle',
    heroes,
    leaders,
    minions,
    villainFocus: whole(raw['villainFocus']) ?? 0,
    spaces: whole(raw['spaces']) ?? 0,
    heroSkill: Math.max(-9, Math.min(9, Number(raw['heroSkill']) || 0)) | 0,
    heroGoal: line(raw['heroGoal'], LONGEST_GOAL),
    villainGoal: line(raw['villainGoal'], LONGEST_GOAL),
    heroLimit: readLimit(raw['heroLimit']),
    leaderLimit: readLimit(raw['leaderLimit']),
  };
}

function readFighter(data: unknown): Fighter[] {
  const raw = fields(data);
  const [id, life] = [raw['id'], whole(raw['life'])];
  if (typeof id !== 'string' || !ID.test(id) || !life) return [];
  return [
    {
      id,
      name: line(raw['name'], LONGEST_NAME) || id,
      life,
      focus: whole(raw['focus']) ?? 0,
      wake: whole(raw['wake']),
    },
  ];
}

function readMinion(data: unknown): Minion[] {
  const raw = fields(data);
  const [id, life] = [raw['id'], whole(raw['life'])];
  if (typeof id !== 'string' || !ID.test(id) || !life) return [];
  const [onMap, pool] = [whole(raw['onMap']) ?? 0, whole(raw['pool']) ?? 0];
  return [{ id, name: line(raw['name'], LONGEST_NAME) || id, life, onMap, pool }];
}

function readLimit(data: unknown): TokenLimit | null {
  const { tokens, of } = fields(data);
  const count = whole(tokens);
  return count ? { tokens: count, of: of === 'all' ? 'all' : 'one' } : null;
}

function fields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

const list = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);
const line = (data: unknown, most: number): string =>
  typeof data === 'string' ? data.trim().slice(0, most) : '';

function whole(data: unknown): number | null {
  return Number.isInteger(data) && Number(data) >= 0 && Number(data) <= MOST ? Number(data) : null;
}

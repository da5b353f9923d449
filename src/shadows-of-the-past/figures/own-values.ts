import { type Figure, STATS, type Stat } from './figure.ts';

/** Numbers that an owner of the game read on the sheets, by figure. They win over ours. */
export type OwnValues = Readonly<Record<string, Readonly<Partial<Record<Stat, number>>>>>;

const HIGHEST = 99;
const ID = /^[a-z][a-z0-9-]{0,40}$/;

/** The number to play with; null where neither the owner nor a source tells. */
export function statOf(figure: Figure, stat: Stat, own: OwnValues): number | null {
  const read = Object.hasOwn(own, figure.id) ? own[figure.id]?.[stat] : undefined;
  const known = figure as Partial<Record<Stat, { value: number | null }>>;
  return read ?? known[stat]?.value ?? null;
}

/** The same values with one more, or one less where it is null. */
export function withValue(own: OwnValues, id: string, stat: Stat, value: number | null): OwnValues {
  const { [stat]: _, ...rest } = own[id] ?? {};
  const { [id]: __, ...others } = own;
  const sheet = value === null ? rest : { ...rest, [stat]: value };
  return Object.keys(sheet).length > 0 ? { ...others, [id]: sheet } : others;
}

/** Reads values from a file or from storage; what makes no sense is left out and counted. */
export function readOwnValues(data: unknown): { values: OwnValues; dropped: number } {
  const values: Record<string, Partial<Record<Stat, number>>> = {};
  let dropped = 0;
  for (const [id, sheet] of entriesOf(data)) {
    for (const [stat, value] of entriesOf(sheet)) {
      if (ID.test(id) && isStat(stat) && isValue(value)) {
        values[id] = { ...values[id], [stat]: value };
      } else dropped += 1;
    }
  }
  return { values, dropped };
}

function entriesOf(data: unknown): [string, unknown][] {
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
}

const isStat = (word: string): word is Stat => Object.hasOwn(STATS, word);
const isValue = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST;

import { PARTS } from './custom-format-parts.ts';
import { NO_RESTRICTIONS, type Range, type Restrictions } from './restrictions.ts';

/** A player's own format: a format of `content/dice-masters/formats` and what differs from it. */
export interface CustomFormat extends Restrictions {
  /** Id of the format it starts from. */
  base: string;
  /** Empty where it has none. */
  name: string;
  /** Null, here and below, where the base stands. */
  life: number | null;
  cards: Range | null;
  /** `most` is null where only each card's limit counts. */
  dice: { least: number; most: number | null } | null;
  basicActions: Range | null;
  /** Parts that nobody could read, kept as they were. */
  unread: readonly string[];
}

const START = 'custom:';
const BETWEEN = '~';

export function emptyCustomFormat(base: string): CustomFormat {
  return {
    ...NO_RESTRICTIONS,
    base,
    name: '',
    life: null,
    cards: null,
    dice: null,
    basicActions: null,
    unread: [],
  };
}

export function isCustomFormat(text: string): boolean {
  return text.startsWith(START);
}

/** Reads `custom:tournament~dice:20~sets:avx,uxm~one-per-set`; what it cannot read, it keeps. */
export function parseCustomFormat(text: string): CustomFormat {
  const [base = '', ...parts] = text.slice(START.length).split(BETWEEN);
  const seen = new Set<string>();
  const unread: string[] = [];
  let custom = emptyCustomFormat(base);
  for (const part of parts) {
    const [key = '', ...rest] = part.split(':');
    const values = rest.length === 0 ? [] : rest.join(':').split(',');
    const read = seen.has(key) ? null : PARTS.get(key)?.read(custom, values);
    if (read) seen.add(key);
    else unread.push(part);
    custom = read ?? custom;
  }
  return { ...custom, unread };
}

/** The one text for a custom format, safe in an address. */
export function formatCustomFormat(custom: CustomFormat): string {
  const parts = [...PARTS].flatMap(([key, part]) => {
    const values = part.write(custom);
    if (values === null) return [];
    return values.length === 0 ? key : `${key}:${values.join(',')}`;
  });
  return START + [custom.base, ...parts, ...custom.unread].join(BETWEEN);
}

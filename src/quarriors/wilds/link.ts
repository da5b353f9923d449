import { decodeText, encodeText } from '../../text/address-text.ts';

/** A Wilds as it is sent: what lies there, and how it came about. */
export interface SharedWilds {
  cards: readonly string[];
  locked: readonly string[];
  excluded: readonly string[];
  /** Empty where it was chosen by hand. */
  seed: string;
}

const LISTS = { wilds: 'cards', lock: 'locked', not: 'excluded' } as const;
const LONGEST_SEED = 60;

/** `wilds=goblin-mighty.hag-basic…&lock=goblin-mighty&seed=x`: the fragment of an address. */
export function formatWildsLink(shared: SharedWilds): string {
  const lists = Object.entries(LISTS).flatMap(([name, list]) =>
    shared[list].length > 0 ? [`${name}=${shared[list].join('.')}`] : [],
  );
  const seed = shared.seed === '' ? [] : [`seed=${encodeText(shared.seed)}`];
  return [...lists, ...seed].join('&');
}

/** Reads what `formatWildsLink` wrote; null where a text is no such link. Ids may still be unknown. */
export function parseWildsLink(text: string): SharedWilds | null {
  const fragment = text.slice(text.indexOf('#') + 1);
  const parts = new Map(
    fragment.split('&').map((part): [string, string] => {
      const [name = '', ...value] = part.split('=');
      return [name, value.join('=')];
    }),
  );
  if (!['wilds', 'seed', 'lock', 'not'].some((name) => parts.has(name))) return null;
  const list = (name: keyof typeof LISTS) =>
    [...new Set((parts.get(name) ?? '').split('.'))].filter(isId);
  return {
    cards: list('wilds'),
    locked: list('lock'),
    excluded: list('not'),
    seed: decodeText(parts.get('seed') ?? '').slice(0, LONGEST_SEED),
  };
}

function isId(word: string): boolean {
  return /^[a-z][a-z0-9-]{0,40}$/.test(word);
}

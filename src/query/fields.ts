/** What kind of value a field holds decides which operators it takes. */
type FieldKind = 'number' | 'text' | 'member';

export interface Field {
  name: string;
  aliases: string[];
  kind: FieldKind;
  /** For sentences: `cost`, `attack on level 3`. */
  words: string;
  /** For the help page and completion. */
  about: string;
}

const STAT_WORDS = { a: 'attack', d: 'defense', f: 'fielding cost', b: 'bursts' } as const;
const PLACES = {
  '': ['on some level', 'any level'],
  '1': ['on level 1', 'level 1'],
  '2': ['on level 2', 'level 2'],
  '3': ['on level 3', 'level 3'],
  min: ['on the weakest level', 'smallest of the levels'],
  max: ['on the strongest level', 'largest of the levels'],
  sum: ['over all levels', 'sum of the levels'],
} as const;

const stats: Field[] = Object.entries(STAT_WORDS).flatMap(([letter, stat]) =>
  Object.entries(PLACES).map(([place, [words, about]]) => ({
    name: letter + place,
    aliases: [],
    kind: 'number' as const,
    words: `${stat} ${words}`,
    about: `${stat}, ${about}`,
  })),
);

function field(
  kind: FieldKind,
  name: string,
  aliases: string[],
  words: string,
  about: string,
): Field {
  return { name, aliases, kind, words, about };
}

/** Every field of the language. */
export const FIELDS: Field[] = [
  field('text', 'name', ['n'], 'name', 'the name of the character or action'),
  field('text', 'sub', ['st', 'subtitle'], 'subtitle', 'the subtitle, which tells versions apart'),
  field('text', 'text', ['o'], 'effect', 'what the card does'),
  field('text', 'global', ['g'], 'Global ability', 'its Global abilities'),
  field('text', 'burst', [], 'burst effect', 'what a burst changes'),
  field('number', 'cost', ['c'], 'cost', 'purchase cost'),
  field('number', 'gcost', [], 'Global cost', 'energy its cheapest Global ability takes'),
  field('number', 'num', [], 'number', 'collector number in the set'),
  field('number', 'max', [], 'dice limit', 'most dice a team may carry'),
  field('number', 'date', ['year'], 'year', 'year of the set'),
  field('number', 'own', [], 'copies owned', 'dice in your collection'),
  field('member', 'energy', ['e'], 'energy', 'fist, bolt, mask, shield or none'),
  field('member', 'aff', ['affiliation'], 'affiliation', 'team or faction'),
  field('member', 'align', [], 'alignment', 'good, neutral or evil'),
  field('member', 'set', ['s'], 'set', 'set by code or name'),
  field('member', 'r', ['rarity'], 'rarity', 'common to super-rare, or promo'),
  field('member', 'kind', ['k'], 'kind', 'character, action or basic'),
  field('member', 'kw', ['keyword'], 'keyword', 'a keyword the card has'),
  field(
    'member',
    'trigger',
    [],
    'trigger',
    'when it acts: fielded, attacks, kod, active, global …',
  ),
  field(
    'member',
    'effect',
    [],
    'kind of effect',
    'what it does: damage, ko, draw, prep, life, spin …',
  ),
  field(
    'member',
    'targets',
    ['target'],
    'target',
    'whom it acts on: own, opposing, sidekick, opponent, used …',
  ),
  field('member', 'legal', [], 'format', 'legal in a format'),
  field('member', 'banned', [], 'ban list', 'banned in a format'),
  field('member', 'tag', [], 'tag', 'your own tags'),
  field('text', 'note', [], 'note', 'your own notes'),
  ...stats,
];

/** Fields that only the words of the cards can answer. */
const WORD_FIELDS = ['text', 'global', 'burst'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

export function isWordField(name: string): name is WordField {
  return (WORD_FIELDS as readonly string[]).includes(name);
}

const BY_NAME = new Map(
  FIELDS.flatMap((one) => [one.name, ...one.aliases].map((name) => [name, one])),
);

export function findField(name: string): Field | undefined {
  return BY_NAME.get(name.toLowerCase());
}

/** All names a reader may type before an operator. */
export const FIELD_NAMES = [...BY_NAME.keys()];

export const DIRECTIVE_NAMES = ['sort', 'view', 'unique', 'limit'] as const;
export type DirectiveName = (typeof DIRECTIVE_NAMES)[number];

export const FLAG_NAMES = ['is', 'not', 'has', 'in'] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

/** What `is:` and `not:` ask. */
export const IS_WORDS: Record<string, string> = {
  character: 'characters',
  action: 'actions',
  basic: 'Basic Actions',
  crossover: 'crossovers',
  flip: 'flip cards',
  epic: 'Epic Basic Actions',
  promo: 'promos',
  reprint: 'reprints',
  vanilla: 'cards without effects',
  doubtful: 'cards with a doubtful value',
};

/** What `has:` asks. */
export const HAS_WORDS: Record<string, string> = {
  global: 'a Global ability',
  burst: 'a burst',
  keyword: 'a keyword',
  affiliation: 'an affiliation',
  alignment: 'an alignment',
  equip: 'the equip icon',
  faces: 'all faces known',
};

/** What `in:` asks. */
export const IN_WORDS: Record<string, string> = {
  team: 'in the team',
  collection: 'in your collection',
};

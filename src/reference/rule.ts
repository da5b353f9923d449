import type { Block } from './prose.ts';

/** Printed rulebooks, by the short name used in front matter. */
export const RULE_BOOKS = ['hhs', 'imw', 'wwe', 'quarriors', 'shadows'] as const;
type RuleBook = (typeof RULE_BOOKS)[number];

/** Rule editions a reader can choose. 2019 is what we play by default. */
export const EDITIONS = ['2016', '2019', 'later'] as const;
export type Edition = (typeof EDITIONS)[number];

/** How an edition stands to a statement: it adds to it, says something else, or does not know it. */
export const READING_KINDS = ['besides', 'instead', 'silent'] as const;

export interface Reading {
  kind: (typeof READING_KINDS)[number];
  text: Block[];
  /** The heading by this edition, where ours would tell another rule. */
  title: string | null;
}

/** A numbered statement. Its id is permanent and its anchor. */
export interface Rule {
  id: string;
  title: string;
  /** Where it stands: game and page. */
  game: string;
  page: string;
  text: Block[];
  /** What an edition has to say of it, where that is not the statement alone. */
  editions: Partial<Record<Edition, Reading>>;
  /** Further notes in a fixed order: example, state, elsewhere, readings, ruling, why. */
  notes: { kind: NoteKind; text: Block[] }[];
  /** Book and heading, or another source. */
  source: string;
  /** Rules it points to. */
  see: string[];
}

/** `elsewhere` is what sources besides the printed book say. */
export const NOTE_KINDS = ['example', 'state', 'elsewhere', 'readings', 'ruling', 'why'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** A page is prose with rules in between. */
export type PagePart = { kind: 'prose'; blocks: Block[] } | { kind: 'rule'; rule: Rule };

export interface RulePage {
  game: string;
  slug: string;
  title: string;
  order: number;
  summary: string;
  covers: Partial<Record<RuleBook, string[]>>;
  parts: PagePart[];
}

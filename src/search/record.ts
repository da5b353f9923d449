/** Kinds of things to find, in the order of worth. */
export const KINDS = ['keyword', 'rule', 'ruling', 'example', 'card'] as const;
export type Kind = (typeof KINDS)[number];

/** A shelf holds the words of records that are likely to be shown together: one rules page, some cards. */
export interface ShelfInfo {
  /** File name without ending. */
  name: string;
  game: string;
  /** Names lead to a card or a list of its versions, classes to a page of their own. */
  holds: 'rules' | 'keywords' | 'cards' | 'classes';
  /** Address of the page below the site's own: `rules/dice-masters/turn/`. */
  page: string;
  /** One for each record: a rule id, the id of a heading, a keyword id, or nothing. */
  refs: string[];
  /** One for each record: what the index calls it. */
  ids: string[];
}

/** Where every record of the index stands. */
export interface Register {
  shelves: ShelfInfo[];
}

/** The words of a record, to rank and to show. */
export interface RecordText {
  title: string;
  text: string;
  /** Rules only: page and section it stands under. */
  under?: string;
  /** Cards only: every version of the name. */
  versions?: CardVersion[];
}

export interface CardVersion {
  id: string;
  subtitle: string;
  /** Set, affiliations and keywords, in words. */
  facts: string;
}

/** A record without its words. */
export interface Place {
  shelf: ShelfInfo;
  /** Position on the shelf. */
  at: number;
  ref: string;
  kind: Kind;
}

const RULING = /^(A|B|QB|SB)\d/;
const EXAMPLE = /^((HHS|IMW|WWE)-|(T|QW|SV)\d)/;

export function placeOf(shelf: ShelfInfo, at: number): Place {
  const ref = shelf.refs[at] ?? '';
  return { shelf, at, ref, kind: kindOf(shelf, ref) };
}

function kindOf({ holds }: ShelfInfo, ref: string): Kind {
  if (holds === 'keywords') return 'keyword';
  if (holds === 'cards' || holds === 'classes') return 'card';
  if (RULING.test(ref)) return 'ruling';
  return EXAMPLE.test(ref) ? 'example' : 'rule';
}

/** The address of a record, below the site's own. */
export function pathOf({ shelf, ref }: Place): string {
  if (shelf.holds === 'keywords' || shelf.holds === 'classes') return `${shelf.page}${ref}/`;
  return ref ? `${shelf.page}#${ref}` : shelf.page;
}

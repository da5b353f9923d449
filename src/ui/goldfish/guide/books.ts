/** The books whose sample games are told on the table. */
export const BOOKS = ['hhs', 'imw', 'wwe'] as const;
export type Book = (typeof BOOKS)[number];

export const BOOK_TITLES: Record<Book, string> = {
  hhs: 'Heroes in a Half Shell',
  imw: 'Iron Man and War Machine',
  wwe: 'WWE',
};

/** The turn of each book with which its game begins. */
export const FIRST_TURNS: Record<Book, string> = { hhs: 'HHS-V1', imw: 'IMW-G1', wwe: 'WWE-M1' };

/** Reads `example=HHS-V1.2`; null for anything else. */
export function readGuideFragment(
  fragment: string,
): { book: Book; rule: string; step: number } | null {
  const [, rule = '', box = '', step] =
    /^example=((\w{3})-\w+)(?:\.(\d{1,2}))?$/.exec(fragment) ?? [];
  const book = BOOKS.find((known) => known === box.toLowerCase());
  return book ? { book, rule, step: step === undefined ? 0 : Number(step) - 1 } : null;
}

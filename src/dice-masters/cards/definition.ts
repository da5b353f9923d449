/** A piece of a definition: plain words, the word that follows the edition, or a link. */
export type DefinitionPart =
  | string
  /** The word for character dice: usually, and in the 2019 book. (E01) */
  | { usual: string; superstar: string }
  /** `keyword` is null where the link leads to a rule. */
  | { words: string; href: string; keyword: string | null };

/** What the card of a keyword shows. */
export interface Definition {
  name: string;
  /** What it does, in one sentence. */
  summary: string;
  /** The opening paragraph of its page. */
  text: DefinitionPart[];
  /** How many cards have it. */
  cards: number;
}

import type { z } from 'zod';
import type { keywordSchema } from '../schema/keyword.ts';

/** `box`: defined in a rulebook of the three boxes. `later`: known from the publisher's later lists. */
export const KEYWORD_ORIGINS = ['box', 'later'] as const;

/** `keyword`: cards have it. `term`: a word of the rulebooks' lexicons without mechanics of its own. */
export const KEYWORD_KINDS = ['keyword', 'term'] as const;

export const KIND_MEANINGS = {
  keyword: 'Keyword, printed on cards',
  term: 'Term of the rules',
} as const;

export const KEYWORD_BOOKS = ['hhs', 'imw', 'wwe'] as const;

export const BOOK_NAMES = { hhs: 'HHS 2016', imw: 'IMW 2016', wwe: 'WWE 2019' } as const;

/** A word on cards with a meaning in the rules. Its id is the file name. */
export type Keyword = z.infer<typeof keywordSchema> & { id: string };

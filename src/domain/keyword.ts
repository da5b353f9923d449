import type { z } from 'zod';
import type { keywordSchema } from './schema/keyword.ts';

/** `box`: defined in a rulebook of the three boxes. `later`: known from the publisher's later lists. */
export const KEYWORD_ORIGINS = ['box', 'later'] as const;

/** `keyword`: cards have it. `term`: a word of the rulebooks' lexicons without mechanics of its own. */
export const KEYWORD_KINDS = ['keyword', 'term'] as const;

export const KEYWORD_BOOKS = ['hhs', 'imw', 'wwe'] as const;

/** A word on cards with a meaning in the rules. Its id is the file name. */
export type Keyword = z.infer<typeof keywordSchema> & { id: string };

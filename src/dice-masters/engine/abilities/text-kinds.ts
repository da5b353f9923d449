/** The kind of text that targets. */
export const BY_CARD = 0;
export const BY_GLOBAL = 1;
export const BY_ACTION = 2;
export const BY_INTIMIDATE = 3;

import { defineKeyword } from '../abilities/keyword.ts';

/** A condition in front of a text: one of your character dice was KO'd this turn. `cards/keyword-conditions.ts` answers it. */
export const resistance = defineKeyword({ id: 'resistance', rules: ['R13.9', 'R15.9'], hooks: {} });

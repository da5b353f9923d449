import { defineKeyword } from '../abilities/keyword.ts';

/** A question in front of a text: the opponent may KO one of their character dice to stop it. `cards/keyword-conditions.ts` answers it. */
export const enlistment = defineKeyword({ id: 'enlistment', rules: ['R19.4'], hooks: {} });

import { defineKeyword } from '../abilities/keyword.ts';

/** A condition in front of a text: a Villain die attacks together with this one. `cards/keyword-conditions.ts` answers it. */
export const commonGround = defineKeyword({ id: 'common-ground', rules: ['R12.3'], hooks: {} });

import { defineKeyword } from '../abilities/keyword.ts';

/** A word that other texts look for; by itself it does nothing. */
export const founder = defineKeyword({ id: 'founder', rules: ['R15.10'], hooks: {} });

import { defineKeyword } from '../abilities/keyword.ts';

/** A name for texts that their player uses while the card is active, whenever a Global could be. */
export const synergy = defineKeyword({ id: 'synergy', rules: ['R11.10', 'R15.4'], hooks: {} });

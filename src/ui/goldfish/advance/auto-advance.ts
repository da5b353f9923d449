import { keptChoice } from '../../storage/kept-atom.ts';

/** Whether the table goes through steps without a choice by itself; remembered. */
export const $autoAdvance = keptChoice('dicewright:goldfish-auto-advance', ['on', 'off']);

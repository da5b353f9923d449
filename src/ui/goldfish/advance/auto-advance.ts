import { persistentAtom } from '@nanostores/persistent';

/** Whether the table goes through steps without a choice by itself; remembered. */
export const $autoAdvance = persistentAtom<'on' | 'off'>('dicewright:goldfish-auto-advance', 'on');

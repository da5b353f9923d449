import { clauseKeyword } from './clause-keyword.ts';

/** Whenever you use an action die, each die with it spins up a level. */
export const amplify = clauseKeyword({
  id: 'amplify',
  rules: ['R16.1'],
  clauses: [
    {
      kind: 'when',
      event: 'action-used',
      die: { is: 'action' },
      player: 'you',
      eachDie: true,
      effects: [{ do: 'spin', dice: 'this', by: 1 }],
    },
  ],
});

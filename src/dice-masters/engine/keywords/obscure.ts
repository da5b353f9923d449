import { clauseKeyword } from './clause-keyword.ts';

/** Whenever you use an action die, all dice of its card are unblockable this turn. */
export const obscure = clauseKeyword({
  id: 'obscure',
  rules: ['R12.4', 'R15.4'],
  clauses: [
    {
      kind: 'when',
      event: 'action-used',
      die: { is: 'action' },
      player: 'you',
      effects: [
        {
          do: 'this-turn',
          rules: [{ rule: 'cant', what: 'be-blocked', dice: { card: 'this' } }],
        },
      ],
    },
  ],
});

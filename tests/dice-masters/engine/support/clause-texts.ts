import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { abilitiesOf } from '../../../../src/dice-masters/engine/cards/compile.ts';

const [rage] = abilitiesOf('Rage', [
  {
    kind: 'action',
    effects: [
      {
        do: 'this-turn',
        rules: [
          {
            rule: 'when',
            event: 'attacks',
            die: {},
            once: true,
            effects: [{ do: 'damage', amount: 1, to: 'opponent' }],
          },
        ],
      },
    ],
  },
]);
if (!rage) throw new Error('a clause makes an ability');

/** Clauses that no line says in these words yet. */
export const CLAUSE_TEXTS: Readonly<Record<string, Ability>> = {
  'clause: first attack this turn, 1 damage': rage,
};

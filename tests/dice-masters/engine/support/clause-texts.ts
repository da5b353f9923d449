import type { Ability } from '../../../../src/dice-masters/engine/abilities/ability.ts';
import { abilitiesOf } from '../../../../src/dice-masters/engine/cards/compile.ts';
import type { Clause } from '../../../../src/dice-masters/language/clause.ts';

const [restForMask, restForBolt] = clauses('Rest', [
  {
    kind: 'global',
    price: { types: ['mask'] },
    once: true,
    effects: [{ do: 'gain-life', player: 'you', amount: 1 }],
  },
  {
    kind: 'global',
    price: { types: ['bolt'] },
    once: true,
    effects: [{ do: 'gain-life', player: 'you', amount: 2 }],
  },
]);

const [rage] = clauses('Rage', [
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

const [relief] = clauses('Relief', [
  {
    kind: 'global',
    price: { types: ['mask'] },
    effects: [{ do: 'gain-life', player: 'you', amount: 1 }],
  },
]);

const [training] = clauses('Training', [
  {
    kind: 'global',
    price: { types: ['mask'] },
    effects: [{ do: 'spin', dice: { pick: 1, of: {} }, by: 1 }],
  },
]);

/** Texts written the way cards write them. */
export const CLAUSE_TEXTS: Readonly<Record<string, Ability>> = {
  'clause: mask for 1 life, once a turn': restForMask,
  'clause: bolt for 2 life, once a turn': restForBolt,
  'clause: first attack this turn, 1 damage': rage,
  'clause: mask for 1 life': relief,
  'clause: mask to spin a die up': training,
};

function clauses<const List extends readonly Clause[]>(
  name: string,
  list: List,
): { [Place in keyof List]: Ability } {
  return abilitiesOf(name, list) as { [Place in keyof List]: Ability };
}

import type { Context, Happening } from '../abilities/ability.ts';
import { defineKeyword } from '../abilities/keyword.ts';
import { dropMemo, hasMemo, setMemo } from '../state/memos.ts';
import { rowOf } from '../stats.ts';
import { hasCardText, runCardText } from './card-text.ts';

/** While it is active, does its text at the end of a step in which you rolled a burst, once for each step. */
export const spark = defineKeyword({
  id: 'spark',
  rules: ['R3.7', 'R15.1', 'R15.4'],
  hooks: {
    triggers: [
      {
        moment: 'rolled',
        scope: 'active',
        immediate: true,
        when: (context, { die, seat }) => {
          const { game } = context;
          const bursts = game.layout.faces.bursts[rowOf(game, die)] ?? 0;
          return seat === context.seat && bursts > 0 && hasCardText('spark', context);
        },
        run: ({ game, card, seat }) => setMemo(game.state, 1, 'sparked', card, seat),
      },
      ...(['roll-ends', 'main-ends', 'attack-ends', 'turn-ends'] as const).map((moment) => ({
        moment,
        scope: 'active' as const,
        when: ({ game, card, seat }: Context) => {
          const isDue = hasMemo(game.state, 'sparked', card, seat);
          dropMemo(game.state, 'sparked', card, seat);
          return isDue;
        },
        run: (context: Context, happening: Happening) => {
          runCardText('spark', context, happening);
        },
      })),
    ],
  },
});

import { type OwnValues, statOf } from '../../../shadows-of-the-past/figures/index.ts';
import type { Setup, TokenLimit } from '../../../shadows-of-the-past/tracker/index.ts';
import type { ShadowsBox } from '../box.ts';

/** What the form asks; figures by id. */
export interface Draft {
  name: string;
  heroes: string[];
  leaders: string[];
  minions: Readonly<Record<string, { onMap: number; pool: number }>>;
  villainFocus: number;
  spaces: number;
  heroSkill: number;
  heroGoal: string;
  villainGoal: string;
  heroTokens: number;
  heroOf: TokenLimit['of'];
  leaderTokens: number;
}

/** Nothing of a battle is guessed: its comic says all of this. */
export function emptyDraft({ heroes }: ShadowsBox): Draft {
  return {
    name: '',
    heroes: heroes.filter(({ box }) => box === 'base').map(({ id }) => id),
    leaders: [],
    minions: {},
    villainFocus: 0,
    spaces: 0,
    heroSkill: 0,
    heroGoal: '',
    villainGoal: '',
    heroTokens: 0,
    heroOf: 'one',
    leaderTokens: 0,
  };
}

/** The setup of a draft, with the numbers of the sheets. */
export function setupOf(draft: Draft, box: ShadowsBox, own: OwnValues): Setup {
  const fighter = (figure: ShadowsBox['heroes'][number] | ShadowsBox['villains'][number]) => ({
    id: figure.id,
    name: figure.name,
    life: statOf(figure, 'life', own) ?? 1,
    focus: statOf(figure, 'focus', own) ?? 0,
    wake: statOf(figure, 'wake', own),
  });
  const { heroes, leaders, minions, heroTokens, heroOf, leaderTokens, name, ...rest } = draft;
  return {
    ...rest,
    name: name.trim() || 'Battle',
    heroes: box.heroes.filter(({ id }) => heroes.includes(id)).map(fighter),
    leaders: box.villains.filter(({ id }) => leaders.includes(id)).map(fighter),
    minions: box.villains.flatMap((figure) => {
      const count = minions[figure.id];
      if (!count || count.onMap + count.pool === 0) return [];
      return [
        { id: figure.id, name: figure.name, life: statOf(figure, 'life', own) ?? 1, ...count },
      ];
    }),
    heroLimit: heroTokens > 0 ? { tokens: heroTokens, of: heroOf } : null,
    leaderLimit: leaderTokens > 0 ? { tokens: leaderTokens, of: 'one' } : null,
  };
}

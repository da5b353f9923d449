import type { Hero, Villain } from '../../shadows-of-the-past/figures/index.ts';

/** What pages bring along of the box. */
export interface ShadowsBox {
  heroes: Hero[];
  villains: Villain[];
  /** Where each rule stands. */
  rules: Readonly<Record<string, string>>;
}

import type { z } from 'zod';
import type { setSchema } from '../schema/set.ts';

/** One product: a box, booster series, team pack or promo series. */
export type CardSet = z.infer<typeof setSchema>;

export const SET_KINDS = [
  'starter+booster',
  'starter',
  'booster',
  'campaign box',
  'team pack',
  'promo',
] as const;
export type SetKind = (typeof SET_KINDS)[number];

export const SET_KIND_NAMES: Record<SetKind, string> = {
  'starter+booster': 'Starter and boosters',
  starter: 'Starter box',
  booster: 'Boosters',
  'campaign box': 'Campaign box',
  'team pack': 'Team pack',
  promo: 'Promos',
};

export const UNIVERSE_NAMES = {
  marvel: 'Marvel',
  dc: 'DC Comics',
  dnd: 'Dungeons & Dragons',
  tmnt: 'Teenage Mutant Ninja Turtles',
  wwe: 'WWE',
  'warhammer-40k': 'Warhammer 40,000',
  yugioh: 'Yu-Gi-Oh!',
  any: 'Any universe',
} as const;
export type Universe = keyof typeof UNIVERSE_NAMES;

/** Name without the product line in front: `Heroes in a Half Shell`. */
export function shortSetName({ name }: Pick<CardSet, 'name'>): string {
  return name.replace(/^.*Dice Masters: /, '');
}

/** The year to show: of release, else the one printed on the cards. */
export function setYear({ release, copyrightYear }: CardSet): number | null {
  return release.year ?? copyrightYear;
}

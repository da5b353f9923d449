import type { Rarity } from '../dice-masters/cards/index.ts';

/** Least to most rare; a promo has no place in the order. (R2.5) */
export const RARITY_ORDER = ['common', 'uncommon', 'rare', 'super-rare', 'promo'] as const;

/** A starter's common is common. */
export function stripeOf(rarity: Rarity): (typeof RARITY_ORDER)[number] {
  return rarity === 'starter/common' ? 'common' : rarity;
}

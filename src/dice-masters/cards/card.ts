import type { z } from 'zod';
import type { cardSchema } from '../schema/card.ts';

/** One printing of a card. */
export type Card = z.infer<typeof cardSchema>;

export const CARD_KINDS = ['character', 'action', 'basic-action', 'sidekick-card'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const KIND_NAMES: Record<CardKind, string> = {
  character: 'Character',
  action: 'Action',
  'basic-action': 'Basic Action',
  'sidekick-card': 'Sidekick card',
};

/** From most to least common; starter boxes print their commons without a booster rarity. (R2.5) */
export const RARITIES = [
  'starter/common',
  'common',
  'uncommon',
  'rare',
  'super-rare',
  'promo',
] as const;
export type Rarity = (typeof RARITIES)[number];

export const RARITY_NAMES: Record<Rarity, string> = {
  'starter/common': 'Common (starter)',
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  'super-rare': 'Super rare',
  promo: 'Promo',
};

export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const;
export const ALIGNMENT_NAMES = { good: 'Good', neutral: 'Neutral', evil: 'Evil' } as const;

/** `Karai: Torn Between Two Worlds`. */
export function fullTitle({ name, subtitle }: Pick<Card, 'name' | 'subtitle'>): string {
  return `${name}: ${subtitle}`;
}

/** The words that count when players say "Max 3" or "Use 3". (R2.2) */
export function diceLimit({ kind, maxDice }: Pick<Card, 'kind' | 'maxDice'>): string {
  if (kind === 'sidekick-card') return 'No dice of its own';
  return kind === 'basic-action' ? `Use ${maxDice}` : `Max ${maxDice}`;
}

/** Up to two capitals that stand for the character on a drawn die. */
export function monogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const picked =
    words.length > 1 ? `${words[0]?.[0]}${words[1]?.[0]}` : (words[0] ?? '').slice(0, 2);
  return picked.toUpperCase();
}

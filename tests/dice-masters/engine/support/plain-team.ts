import { PROFILES, type ProfileId } from '../../../../src/dice-masters/engine/profile.ts';
import type { PlayerSetup, Setup } from '../../../../src/dice-masters/engine/setup.ts';
import { cardOf } from './catalogue.ts';

/** Characters of the three boxes without their keywords, and two Basic Actions without text. */
export const PLAIN_CARDS = [
  'hhs-046',
  'hhs-023',
  'imw-016',
  'imw-022',
  'wwe-037',
  'wwe-013',
  'hhs-016',
  'wwe-001',
];
const BASICS = ['hhs-057', 'hhs-058'];

export function plainTeam(cards: readonly string[] = PLAIN_CARDS, dice = 2): PlayerSetup {
  return {
    kind: 'player',
    life: 20,
    cards: [
      ...cards.map((id) => ({ card: { ...cardOf(id, []), keywords: [] }, dice })),
      ...BASICS.map((id) => ({ card: cardOf(id, []), dice: 3 })),
    ],
  };
}

/** A plain team against only a life total. */
export function plainGoldfish(turns: number, profile: ProfileId = '2019'): Setup {
  return {
    profile: PROFILES[profile],
    seats: [plainTeam(), { kind: 'nobody', life: 20 }],
    first: 0,
    turns,
    luck: 'seed',
  };
}

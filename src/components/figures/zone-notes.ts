import type { Zone } from '../../dice-masters/engine/index.ts';

/** What to know about each area, as content files write it. */
export const ZONE_NOTES: Record<Zone, string> = {
  card: 'All dice but the Sidekicks begin the game here [[R6.1]].',
  bag: 'You may look inside, as long as you shake it well afterwards [[R5.4]].',
  prep: 'Dice that arrive in the middle of your turn wait for your next roll [[R7.1.7]].',
  reserve: 'Rolled dice. On the opponent’s turn only energy may wait here [[R5.5]].',
  field: 'Fielded dice stay until something moves them. The Attack Zone is a part of it [[R5.1]].',
  attack:
    'It still counts as the Field Zone: whatever can leave there can leave here too [[R5.1]].',
  out: 'You have it only on your own turn [[R5.2]], and nothing can touch the dice in it [[R4.9]].',
  used: 'Dice gather here until the bag runs empty [[R7.1.3]].',
  aside:
    'Not an area of its own: a removed die waits, a captured one lies under its captor [[R17.1]].',
};

/** Dice drawn in each area: a face, or blank for a die that has not been rolled. (R1.10) */
export const ZONE_DICE: Record<Zone, string[]> = {
  card: ['blank', 'blank', 'blank'],
  bag: ['blank', 'blank', 'blank', 'blank'],
  prep: ['blank', 'blank'],
  reserve: ['bolt', 'mask', 'hhs-001 2'],
  field: ['sidekick', 'wwe-008 1'],
  attack: ['hhs-048 2'],
  out: ['fist', 'shield'],
  used: ['blank', 'blank', 'blank'],
  aside: ['blank'],
};

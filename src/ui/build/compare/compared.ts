import { atom } from 'nanostores';
import type { Team } from '../../../dice-masters/teams/index.ts';

/** Two teams that were chosen to be compared elsewhere; null where the reader chooses in the dialog. */
export const $compared = atom<{ before: Team; after: Team } | null>(null);

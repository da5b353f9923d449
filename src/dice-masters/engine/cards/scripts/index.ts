import type { Hooks } from '../ground.ts';
import { nextChance } from './next-chance.ts';
import { paulHeyman } from './paul-heyman.ts';
import { spaceArmor } from './space-armor.ts';
import { theMan } from './the-man.ts';
import { unstableCanister } from './unstable-canister.ts';
import { walkWithElias } from './walk-with-elias.ts';

/** Texts of one or two cards that no vocabulary says, by the name the card gives. */
export const SCRIPTS: Readonly<Record<string, Hooks>> = {
  'next-chance': nextChance,
  'paul-heyman': paulHeyman,
  'space-armor': spaceArmor,
  'the-man': theMan,
  'unstable-canister': unstableCanister,
  'walk-with-elias': walkWithElias,
};

import type { KeywordRules } from '../abilities/keyword.ts';
import { aftershock } from './aftershock.ts';
import { ally } from './ally.ts';
import { amplify } from './amplify.ts';
import { antiBreathWeapon } from './anti-breath-weapon.ts';
import { attune } from './attune.ts';
import { awaken } from './awaken.ts';
import { backForMore } from './back-for-more.ts';
import { boomerang } from './boomerang.ts';
import { breathWeapon } from './breath-weapon.ts';
import { callOut } from './call-out.ts';
import { cleave } from './cleave.ts';
import { commonGround } from './common-ground.ts';
import { continuous } from './continuous.ts';
import { corrupt } from './corrupt.ts';
import { crossover } from './crossover.ts';
import { crosspulse } from './crosspulse.ts';
import { deadly } from './deadly.ts';
import { energize } from './energize.ts';
import { energyDrain } from './energy-drain.ts';
import { enlistment } from './enlistment.ts';
import { experience } from './experience.ts';
import { fast } from './fast.ts';
import { founder } from './founder.ts';
import { frag } from './frag.ts';
import { gadgeteer } from './gadgeteer.ts';
import { gate } from './gate.ts';
import { immortal } from './immortal.ts';
import { impulse } from './impulse.ts';
import { infiltrate } from './infiltrate.ts';
import { intimidate } from './intimidate.ts';
import { ironWill } from './iron-will.ts';
import { obscure } from './obscure.ts';
import { overcrush } from './overcrush.ts';
import { range } from './range.ts';
import { recruit } from './recruit.ts';
import { regenerate } from './regenerate.ts';
import { resistance } from './resistance.ts';
import { retaliation } from './retaliation.ts';
import { rush } from './rush.ts';
import { spark } from './spark.ts';
import { strike } from './strike.ts';
import { suitUp } from './suit-up.ts';
import { swarm } from './swarm.ts';
import { synergy } from './synergy.ts';
import { tagOut } from './tag-out.ts';
import { teamwatch } from './teamwatch.ts';
import { turtlePower } from './turtle-power.ts';
import { underdog } from './underdog.ts';
import { vengeance } from './vengeance.ts';
import { zombie } from './zombie.ts';

/** Every keyword the engine plays. A new one is a file and a line here. */
export const KEYWORDS: readonly KeywordRules[] = [
  aftershock,
  ally,
  amplify,
  antiBreathWeapon,
  attune,
  awaken,
  backForMore,
  boomerang,
  breathWeapon,
  callOut,
  cleave,
  commonGround,
  continuous,
  corrupt,
  crossover,
  crosspulse,
  deadly,
  energize,
  energyDrain,
  enlistment,
  experience,
  fast,
  founder,
  frag,
  gadgeteer,
  gate,
  immortal,
  impulse,
  infiltrate,
  intimidate,
  ironWill,
  obscure,
  overcrush,
  range,
  recruit,
  regenerate,
  resistance,
  retaliation,
  rush,
  spark,
  strike,
  suitUp,
  swarm,
  synergy,
  tagOut,
  teamwatch,
  turtlePower,
  underdog,
  vengeance,
  zombie,
];

import type { KeywordRules } from '../abilities/keyword.ts';
import { ally } from './ally.ts';
import { attune } from './attune.ts';
import { awaken } from './awaken.ts';
import { backForMore } from './back-for-more.ts';
import { boomerang } from './boomerang.ts';
import { callOut } from './call-out.ts';
import { cleave } from './cleave.ts';
import { continuous } from './continuous.ts';
import { crossover } from './crossover.ts';
import { deadly } from './deadly.ts';
import { energize } from './energize.ts';
import { fast } from './fast.ts';
import { immortal } from './immortal.ts';
import { impulse } from './impulse.ts';
import { infiltrate } from './infiltrate.ts';
import { intimidate } from './intimidate.ts';
import { ironWill } from './iron-will.ts';
import { overcrush } from './overcrush.ts';
import { range } from './range.ts';
import { regenerate } from './regenerate.ts';
import { retaliation } from './retaliation.ts';
import { strike } from './strike.ts';
import { suitUp } from './suit-up.ts';
import { swarm } from './swarm.ts';
import { tagOut } from './tag-out.ts';
import { teamwatch } from './teamwatch.ts';
import { turtlePower } from './turtle-power.ts';
import { underdog } from './underdog.ts';

/** Every keyword the engine plays. A new one is a file and a line here. */
export const KEYWORDS: readonly KeywordRules[] = [
  ally,
  attune,
  awaken,
  backForMore,
  boomerang,
  callOut,
  cleave,
  continuous,
  crossover,
  deadly,
  energize,
  fast,
  immortal,
  impulse,
  infiltrate,
  intimidate,
  ironWill,
  overcrush,
  range,
  regenerate,
  retaliation,
  strike,
  suitUp,
  swarm,
  tagOut,
  teamwatch,
  turtlePower,
  underdog,
];

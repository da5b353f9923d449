import type { CardText } from '../card-text.ts';
import { ASSISTANT } from './assistant.ts';
import { DEATH } from './death.ts';
import { DEATHDEALER } from './deathdealer.ts';
import { DEFENDER } from './defender.ts';
import { DEVOTEE } from './devotee.ts';
import { DRAGON } from './dragon.ts';
import { GOBLIN } from './goblin.ts';
import { GROWTH } from './growth.ts';
import { HAG } from './hag.ts';
import { LIFE } from './life.ts';
import { OOZE } from './ooze.ts';
import { SHAPING } from './shaping.ts';
import { SPIRIT } from './spirit.ts';
import { VICTORY } from './victory.ts';
import { WARRIOR } from './warrior.ts';
import { WIZARD } from './wizard.ts';

/** What cards do, by their id. The Quiddity die and the Portal do what their faces show. */
export const TEXTS: Readonly<Record<string, CardText>> = {
  ...ASSISTANT,
  ...DEATH,
  ...GROWTH,
  ...LIFE,
  ...SHAPING,
  ...VICTORY,
  ...DEATHDEALER,
  ...DEFENDER,
  ...DEVOTEE,
  ...SPIRIT,
  ...OOZE,
  ...DRAGON,
  ...WIZARD,
  ...GOBLIN,
  ...WARRIOR,
  ...HAG,
};

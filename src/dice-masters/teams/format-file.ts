import type { z } from 'zod';
import type { formatSchema } from '../schema/format.ts';

/** One way to build a team, as `content/dice-masters/formats/<id>.json` states it. */
export type FormatFile = z.infer<typeof formatSchema>;

/** What a format rules on, and the rule that stands for it in the standard game. (C03) */
export const STANDARD_RULES = {
  mostCards: 'V01',
  leastCards: 'V02',
  someDice: 'V03',
  maxDice: 'V04',
  totalDice: 'V05',
  unusedDice: 'V06',
  basicActions: 'V07',
  sameBasicAction: 'V08',
  sameName: 'V09',
  sameNameAcrossSets: 'V10',
  basicActionDice: 'V12',
  cardKind: 'V15',
  fullDice: 'DQ04',
  lineUp: 'D06',
  lineUpDice: 'D03',
  lineUpBasicActions: 'D04',
  draftedDice: 'RD3',
  partners: 'DQ01',
  partnersBasicActions: 'DQ07',
} as const;

export type RuleTopic = keyof typeof STANDARD_RULES;
export const RULE_TOPICS = Object.keys(STANDARD_RULES) as RuleTopic[];

import type { z } from 'zod';
import type { policySchema } from '../schema/policy.ts';

/** How a player decides: what to buy, what the reroll is for, whom to field and when to attack. */
export type Policy = z.infer<typeof policySchema>;

/** As people write it, with the usual left out. */
export type PolicyFile = z.input<typeof policySchema>;

export type BuyRule = Policy['buy'][number];

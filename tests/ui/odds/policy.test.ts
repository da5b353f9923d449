import { expect, test } from 'vitest';
import { policySchema } from '../../../src/domain/schema/policy.ts';
import { FIRST_ASKED } from '../../../src/ui/odds/asked.ts';
import { policyOf } from '../../../src/ui/odds/games/policy-choice.ts';

const policy = policySchema.parse({ name: 'Plain', summary: 'Buys what it can.' });
const ready = [{ id: 'sensible', ...policy }];

test('a ready policy is taken as it is, and an unknown one stands for the first', () => {
  expect(policyOf(FIRST_ASKED, ready)).toEqual(policy);
  expect(policyOf({ ...FIRST_ASKED, policy: 'no-such' }, ready)).toEqual(policy);
  expect(policyOf(FIRST_ASKED, [])).toBeNull();
});

test('changes come before what the policy says, and the result is a valid policy', () => {
  const changed = policyOf(
    { policy: 'sensible', firstBuy: 'hhs-016', goal: 'bolt', attack: 'nobody' },
    ready,
  );
  expect(policySchema.parse(changed)).toEqual(changed);
  expect(changed?.buy[0]?.what).toBe('hhs-016');
  expect(changed?.reroll).toEqual({ goal: 'type', type: 'bolt' });
  expect(changed?.attack.who).toBe('nobody');
  expect(changed?.name).toBe('Plain, changed');
});

import { expect, test } from 'vitest';
import { formatPolicy } from '../../../src/dice-masters/players/policy-file/read-policy.ts';
import { policySchema } from '../../../src/dice-masters/schema/policy.ts';
import { type Asked, FIRST_ASKED } from '../../../src/ui/odds/asked.ts';
import { splitFragment } from '../../../src/ui/odds/asked-link.ts';
import { policyOf } from '../../../src/ui/odds/games/policy-choice.ts';
import { withKnownPolicies } from '../../../src/ui/odds/known-policies.ts';

const policy = policySchema.parse({ name: 'Plain', summary: 'Buys what it can.' });
const ready = [{ id: 'sensible', ...policy }];

test('a ready policy is taken as it is, and an unknown one stands for the first', () => {
  expect(policyOf(FIRST_ASKED, ready)).toEqual(policy);
  expect(policyOf({ ...FIRST_ASKED, policy: 'no-such' }, ready)).toEqual(policy);
  expect(policyOf(FIRST_ASKED, [])).toBeNull();
});

test.each<[what: string, part: string, said: string[], kept: Partial<Asked>]>([
  ['no policy', 'v.games', [], { view: 'games' }],
  ['a ready one', 'p.sensible~xp.sensible', [], { otherPolicy: 'sensible' }],
  [
    'one that is not here',
    'p.no-such',
    ['No policy here is called no-such. Plain plays instead.'],
    {},
  ],
  [
    'a key of objects',
    'p.constructor',
    ['No policy here is called constructor. Plain plays instead.'],
    {},
  ],
  [
    'one that cannot be read',
    'p.%7B%22buy%22',
    ['The policy that this link brings cannot be read. Plain plays instead.'],
    {},
  ],
  [
    'one to compare with',
    'xp.No%20Such',
    ['No policy here is called No Such. Choose another to compare with.'],
    {},
  ],
])('a link with %s', (_, part, said, kept) => {
  const fragment = `3hhs16&odds=${part}`;
  const { asked, messages } = withKnownPolicies(fragment, splitFragment(fragment).asked, ready);
  expect(messages).toEqual(said);
  expect(asked).toEqual({ ...FIRST_ASKED, ...kept });
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

test('a policy that is written out is taken, and a changed one can be changed and opened again', () => {
  const own = policySchema.parse({
    ...policy,
    name: 'x'.repeat(80),
    buy: Array(40).fill({ what: 'any' }),
  });
  const text = formatPolicy(own);
  expect(policyOf({ ...FIRST_ASKED, policy: text }, ready)).toEqual(own);
  const asked = { ...FIRST_ASKED, policy: text, firstBuy: 'hhs-016' };
  const changed = policyOf(asked, ready);
  expect(policySchema.parse(changed)).toEqual(changed);
  expect(changed?.buy).toHaveLength(40);
  const again = policyOf({ ...asked, policy: formatPolicy(changed ?? own) }, ready);
  expect(again?.name).toBe(changed?.name);
  expect(policyOf({ ...FIRST_ASKED, policy: '{"name":"Plain"}' }, ready)).toEqual(policy);
});

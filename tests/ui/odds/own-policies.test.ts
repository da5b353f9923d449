import { beforeEach, expect, test, vi } from 'vitest';
import { formatPolicy } from '../../../src/dice-masters/players/policy-file/read-policy.ts';
import { policySchema } from '../../../src/dice-masters/schema/policy.ts';

const KEY = 'dicewright:policies';
const plain = policySchema.parse({ name: 'Plain', summary: 'Buys what it can.' });
const rush = policySchema.parse({ ...plain, attack: { who: 'everyone' } });

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      get length() {
        return kept.size;
      },
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});

const load = () => import('../../../src/ui/odds/own-policies.ts');

test('a policy is kept once, another of its name beside it, and both are there on another visit', async () => {
  const { keepPolicy } = await load();
  expect(keepPolicy(plain)).toEqual(plain);
  expect(keepPolicy(plain)).toEqual(plain);
  expect(keepPolicy(rush)).toEqual({ ...rush, name: 'Plain 2' });
  vi.resetModules();
  const { $ownPolicies, forgetPolicy } = await load();
  expect($ownPolicies.get()).toEqual([plain, { ...rush, name: 'Plain 2' }]);
  const back = forgetPolicy(formatPolicy(plain));
  expect($ownPolicies.get().map(({ name }) => name)).toEqual(['Plain 2']);
  back();
  expect($ownPolicies.get().map(({ name }) => name)).toEqual(['Plain', 'Plain 2']);
});

test('names stay within their limit, and there is an end to how many are kept', async () => {
  const { $ownPolicies, keepPolicy } = await load();
  const name = 'x'.repeat(80);
  for (let place = 0; place < 40; place++) {
    keepPolicy({ ...plain, name, summary: `Plan ${place}` });
  }
  expect(keepPolicy(plain)).toBe('enough');
  vi.resetModules();
  expect((await load()).$ownPolicies.get()).toEqual($ownPolicies.get());
  expect($ownPolicies.get()).toHaveLength(40);
});

test.each([
  ['no JSON', '{', []],
  ['no list', '{"length":3}', []],
  [
    'one that is damaged among others',
    JSON.stringify([plain, { name: 1 }, null, rush]),
    [plain, rush],
  ],
])('storage that holds %s gives what can be read', async (_, text, policies) => {
  kept.set(KEY, text);
  expect((await load()).$ownPolicies.get()).toEqual(policies);
});

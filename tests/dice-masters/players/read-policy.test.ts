import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  formatPolicy,
  LONGEST_POLICY,
  readPolicy,
} from '../../../src/dice-masters/players/policy-file/read-policy.ts';
import { policySchema } from '../../../src/dice-masters/schema/policy.ts';

const NAMED = { name: 'Plan', summary: 'Buys what it can.' };

const FOLDER = new URL('../../../content/dice-masters/policies/', import.meta.url);

test.each(readdirSync(FOLDER))(
  '%s is read as its schema reads it, and again once saved',
  (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const policy = policySchema.parse(JSON.parse(text));
    expect(readPolicy(text)).toEqual({ ok: true, policy });
    expect(readPolicy(formatPolicy(policy))).toEqual({ ok: true, policy });
  },
);

describe('what is wrong is told with its place, and the schema agrees', () => {
  test.each<[value: unknown, problems: string[]]>([
    [NAMED, []],
    [{ ...NAMED, name: '  Plan ' }, []],
    [{ ...NAMED, buy: [] }, []],
    [{ ...NAMED, buy: [{ what: 'hhs-016', cost: {}, turns: { from: 2 }, atMost: 3 }] }, []],
    [{ ...NAMED, reroll: { goal: 'pay', cost: 4, types: ['bolt', 'bolt'] } }, []],
    [{ ...NAMED, field: {}, attack: { from: 3 } }, []],
    [null, ['The policy must be named values in braces.']],
    [[NAMED], ['The policy must be named values in braces.']],
    [{ name: 'Plan' }, ['“summary” must be words, at most 400 letters.']],
    [{ ...NAMED, name: 'x'.repeat(81) }, ['“name” must be words, at most 80 letters.']],
    [{ ...NAMED, buy: [{}] }, [expect.stringMatching(/^“buy”, line 1, “what” must be one of/)]],
    [
      { ...NAMED, buy: [null] },
      [
        '“buy”, line 1 must be named values in braces.',
        expect.stringMatching(/^“buy”, line 1, “what” must be one of/),
      ],
    ],
    [
      { ...NAMED, buy: [{ what: 'any', cost: { least: 5, most: 2 } }] },
      ['“buy”, line 1, “cost”, “least” must not be above “most”.'],
    ],
    [
      { ...NAMED, buy: [{ what: 'any', turns: { from: 1.5 } }] },
      ['“buy”, line 1, “turns”, “from” must be a whole number from 1 to 50.'],
    ],
    [
      { ...NAMED, buy: [{ what: 'any', atMost: null }] },
      ['“buy”, line 1, “atMost” must be a whole number from 1 to 20.'],
    ],
    [
      { ...NAMED, buy: Array(41).fill({ what: 'any' }) },
      ['“buy” must be a list of at most 40 lines.'],
    ],
    [{ ...NAMED, buy: 'any' }, ['“buy” must be a list of at most 40 lines.']],
    [{ ...NAMED, reroll: {} }, [expect.stringMatching(/^“reroll”, “goal” must be one of none/)]],
    [
      { ...NAMED, reroll: { goal: 'type' } },
      [expect.stringMatching(/^“reroll”, “type” must be one/)],
    ],
    [
      { ...NAMED, reroll: { goal: 'none', cost: 2 } },
      ['“reroll”, “cost” is not known here; there are goal.'],
    ],
    [
      { ...NAMED, reroll: { goal: 'pay', cost: 4, types: Array(5).fill('bolt') } },
      [expect.stringMatching(/^“reroll”, “types” must be a list of at most 4/)],
    ],
    [
      { ...NAMED, attack: { who: 'constructor' } },
      [expect.stringMatching(/^“attack”, “who” must be/)],
    ],
    [
      { ...NAMED, ['a'.repeat(99)]: 1, toString: 1 },
      [
        expect.stringMatching(/^“a{30}…” is not known here/),
        expect.stringMatching(/^“toString” is not known here/),
      ],
    ],
  ])('%j', (value, problems) => {
    const read = readPolicy(JSON.stringify(value));
    const schema = policySchema.safeParse(value);
    expect(read.ok).toBe(schema.success);
    if (read.ok) expect(read.policy).toEqual(schema.data);
    else expect(read.problems).toEqual(problems);
  });

  test('a key that would reach past the object is told, and nothing comes of it', () => {
    const text = '{"name":"Plan","__proto__":{"summary":"From elsewhere"},"constructor":{}}';
    const read = readPolicy(text);
    expect(read.ok || read.problems).toEqual([
      expect.stringMatching(/^“__proto__” is not known here/),
      expect.stringMatching(/^“constructor” is not known here/),
      '“summary” must be words, at most 400 letters.',
    ]);
  });

  test.each(['', 'Karai', '{"name":', ' '.repeat(LONGEST_POLICY + 1)])('%j', (text) => {
    const read = readPolicy(text);
    expect(read.ok || read.problems).toEqual([expect.stringMatching(/^It is (no JSON|too long)/)]);
  });
});

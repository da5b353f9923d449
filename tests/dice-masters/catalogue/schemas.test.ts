import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleSchema } from '../../../src/dice-masters/schema/example.ts';
import { formatSchema } from '../../../src/dice-masters/schema/format.ts';
import { policySchema } from '../../../src/dice-masters/schema/policy.ts';
import { setFileSchema } from '../../../src/dice-masters/schema/set.ts';
import { gameSchema } from '../../../src/reference/schema/game.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Schemas that editors read, what they are made of, and the files they stand for. */
const SCHEMAS: [name: string, schema: z.ZodType, files: string][] = [
  ['schemas/game.json', gameSchema, 'content/*/game.json'],
  ['schemas/dice-masters/set.json', setFileSchema, 'content/dice-masters/sets/*.json'],
  ['schemas/dice-masters/format.json', formatSchema, 'content/dice-masters/formats/*.json'],
  ['schemas/dice-masters/policy.json', policySchema, 'content/dice-masters/policies/*.json'],
  ['schemas/dice-masters/example.json', exampleSchema, 'content/dice-masters/examples/*.json'],
];

describe.each(SCHEMAS)('%s', (name, schema, files) => {
  const made = z.toJSONSchema(schema, { io: 'input', reused: 'ref' });
  const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(made);

  /** `vitest run -u` writes it anew. */
  test('is made of the schema that content is read with', async () => {
    await expect(`${JSON.stringify(made, null, 2)}\n`).toMatchFileSnapshot(join(root, name));
  });

  test.each(globSync(files, { cwd: root }))('is named by %s, which fits it', (file) => {
    const data = JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(data.$schema).toBe(relative(dirname(file), name));
    isValid(data);
    expect(isValid.errors).toBeNull();
  });
});

import { expect, test } from 'vitest';
import ruleIds from '../fixtures/rule-ids.json' with { type: 'json' };
import { builtSite, filesOf, readPage } from './built-site.ts';

test('every rule id is an anchor on exactly one page', () => {
  const counts = new Map(Object.values(ruleIds).flatMap((ids) => ids.map((id) => [id, 0])));
  for (const file of filesOf(builtSite).filter((name) => /^rules\/.*\.html$/.test(name))) {
    for (const { attributes } of readPage(builtSite, file).elements) {
      const count = counts.get(attributes['id'] ?? '');
      if (count !== undefined) counts.set(attributes['id'] ?? '', count + 1);
    }
  }
  expect([...counts].filter(([, count]) => count !== 1)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { requireCatalogue } from '../../../../src/dice-masters/catalogue/read.ts';
import { KEYWORDS } from '../../../../src/dice-masters/engine/keywords/index.ts';
import { writeCard } from '../../../../src/dice-masters/language/grammar/cards.ts';
import { PLAYED_KEYWORDS } from '../../../../src/dice-masters/language/played-keywords.ts';
import { frameOf } from '../../../../src/dice-masters/language/read-card.ts';
import { clauseSchema } from '../../../../src/dice-masters/schema/ability.ts';

const root = new URL('../../../../', import.meta.url);
const { cards } = requireCatalogue(fileURLToPath(new URL('content/', root)));
const playing = cards.filter(({ abilities }) => abilities !== null);

/** How many cards play, in all and by set. It may only rise: `vitest -u` does not touch it. */
const ratchet: { playing: number; bySet: Record<string, number> } = JSON.parse(
  readFileSync(new URL('tests/fixtures/playing-cards.json', root), 'utf8'),
);

test('as many cards play as ever did', () => {
  const bySet: Record<string, number> = {};
  for (const { set } of playing) bySet[set] = (bySet[set] ?? 0) + 1;
  const fewer = Object.entries(ratchet.bySet).filter(([set, count]) => (bySet[set] ?? 0) < count);
  expect(fewer).toEqual([]);
  expect(playing.length, `write ${JSON.stringify({ playing: playing.length, bySet })}`).toBe(
    ratchet.playing,
  );
});

test('what is read of a line writes it letter by letter', () => {
  const differing = playing.filter(
    (card) =>
      writeCard(card.abilities ?? [], frameOf(card))?.join('\n') !== card.effects.join('\n'),
  );
  expect(differing.map(({ id }) => id)).toEqual([]);
});

test('what is read has the shape of clauses', () => {
  const broken = playing.flatMap(({ id, abilities }) =>
    (abilities ?? []).filter((clause) => !clauseSchema.safeParse(clause).success).map(() => id),
  );
  expect(broken).toEqual([]);
});

test('the keywords that play are those the engine has', () => {
  expect([...PLAYED_KEYWORDS].sort()).toEqual(KEYWORDS.map(({ id }) => id).sort());
});

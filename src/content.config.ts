import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import type { Affiliation } from './domain/affiliation.ts';
import type { Card } from './domain/card.ts';
import type { Die } from './domain/die.ts';
import type { RulePage } from './domain/rule.ts';
import { exampleSchema } from './domain/schema/example.ts';
import { formatSchema } from './domain/schema/format.ts';
import { gameSchema } from './domain/schema/game.ts';
import { policySchema } from './domain/schema/policy.ts';
import type { CardSet } from './domain/set.ts';
import type { KeywordEntry } from './reference/read.ts';
import { catalogueLoader, referenceLoader } from './site/content-loaders.ts';

const jsonFiles = (folder: string) => glob({ base: `./content/${folder}`, pattern: '*.json' });

export const collections = {
  sets: defineCollection({
    loader: catalogueLoader(({ sets }) => sets.map((set) => [set.code, set])),
    schema: z.custom<CardSet>(),
  }),
  cards: defineCollection({
    loader: catalogueLoader(({ cards }) => cards.map((card) => [card.id, card])),
    schema: z.custom<Card>(),
  }),
  dice: defineCollection({
    loader: catalogueLoader(({ dice }) => [...dice]),
    schema: z.custom<Die>(),
  }),
  affiliations: defineCollection({
    loader: catalogueLoader(({ affiliations }) => affiliations.map((one) => [one.slug, one])),
    schema: z.custom<Affiliation>(),
  }),
  rules: defineCollection({
    loader: referenceLoader(({ pages }) =>
      pages.map((page) => [`${page.game}/${page.slug}`, page]),
    ),
    schema: z.custom<RulePage>(),
  }),
  keywords: defineCollection({
    loader: referenceLoader(({ keywords }) => [...keywords]),
    schema: z.custom<KeywordEntry>(),
  }),
  examples: defineCollection({ loader: jsonFiles('examples'), schema: exampleSchema }),
  formats: defineCollection({ loader: jsonFiles('formats'), schema: formatSchema }),
  policies: defineCollection({ loader: jsonFiles('policies'), schema: policySchema }),
  games: defineCollection({ loader: jsonFiles('games'), schema: gameSchema }),
  changelog: defineCollection({ loader: glob({ base: '.', pattern: 'CHANGELOG.md' }) }),
};

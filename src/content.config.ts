import { defineCollection } from 'astro:content';
import { dirname } from 'node:path';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import type { Affiliation, Card, CardSet, Die } from './dice-masters/cards/index.ts';
import { exampleSchema, formatSchema, policySchema } from './dice-masters/schema/index.ts';
import type { CardClass, Card as QuarriorsCard, Sources } from './quarriors/cards/index.ts';
import type { Catalogue as QuarriorsCatalogue } from './quarriors/catalogue/index.ts';
import type { KeywordEntry } from './reference/read.ts';
import type { RulePage } from './reference/rule.ts';
import { gameSchema } from './reference/schema/game.ts';
import { catalogueLoader, quarriorsLoader, referenceLoader } from './site/content-loaders.ts';

const jsonFiles = (folder: string) =>
  glob({ base: `./content/dice-masters/${folder}`, pattern: '*.json' });

/** `content/<game>/game.json`, by the name of its folder. */
const games = glob({
  base: './content',
  pattern: '*/game.json',
  generateId: ({ entry }) => dirname(entry),
});

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
  /** Stores forget the order of rows, so each row knows its place. */
  quarriorsClasses: defineCollection({
    loader: quarriorsLoader(({ classes }) =>
      classes.map((one, place) => [one.id, { ...one, place }]),
    ),
    schema: z.custom<CardClass & { place: number }>(),
  }),
  quarriorsCards: defineCollection({
    loader: quarriorsLoader(({ cards }) =>
      cards.map((card, place) => [card.id, { ...card, place }]),
    ),
    schema: z.custom<QuarriorsCard & { place: number }>(),
  }),
  quarriorsSources: defineCollection({
    loader: quarriorsLoader(({ sources }) => [...sources]),
    schema: z.custom<NonNullable<ReturnType<Sources['get']>>>(),
  }),
  quarriorsExpansions: defineCollection({
    loader: quarriorsLoader(({ expansions }) => expansions.map((one) => [one.name, one])),
    schema: z.custom<QuarriorsCatalogue['expansions'][number]>(),
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
  games: defineCollection({ loader: games, schema: gameSchema }),
  changelog: defineCollection({ loader: glob({ base: '.', pattern: 'CHANGELOG.md' }) }),
};

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { catalogueLoader } from './catalogue/loader.ts';
import type { Affiliation } from './domain/affiliation.ts';
import type { Card } from './domain/card.ts';
import type { Die } from './domain/die.ts';
import { formatSchema } from './domain/schema/format.ts';
import { gameSchema } from './domain/schema/game.ts';
import { keywordSchema } from './domain/schema/keyword.ts';
import type { CardSet } from './domain/set.ts';

const files = (folder: string, ending: string) =>
  glob({ base: `./content/${folder}`, pattern: `**/*.${ending}` });

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
  keywords: defineCollection({ loader: files('keywords', 'md'), schema: keywordSchema }),
  formats: defineCollection({ loader: files('formats', 'json'), schema: formatSchema }),
  games: defineCollection({ loader: files('games', 'json'), schema: gameSchema }),
  changelog: defineCollection({ loader: glob({ base: '.', pattern: 'CHANGELOG.md' }) }),
};

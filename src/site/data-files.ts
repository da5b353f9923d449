import { z } from 'zod';
import {
  affiliationSchema,
  publicCardSchema,
  publicDieSchema,
  publicKeywordSchema,
  publicSetSchema,
} from '../dice-masters/schema/index.ts';
import { siteCatalogue } from './catalogue.ts';
import { publicCard } from './data-v1/public-card.ts';

/** Part of every data address. A field is added without notice; anything else gets a new version. */
export const DATA_VERSION = 'v1';

interface DataFile {
  what: string;
  schema: z.ZodType;
  rows: () => Promise<unknown[]>;
}

/** Every data file, by name. */
export const DATA_FILES: Record<string, DataFile> = {
  cards: {
    what: 'every card, in the order of sets and numbers',
    schema: publicCardSchema,
    rows: async () => {
      const { cards, keywords } = await siteCatalogue();
      const ids = new Set(keywords.keys());
      return cards.map((card) => publicCard(card, ids));
    },
  },
  sets: {
    what: 'every set, in order of appearance',
    schema: publicSetSchema,
    rows: async () =>
      (await siteCatalogue()).sets.map(({ linkCode, teamBuilder, alsoCalled, ...set }) => set),
  },
  dice: {
    what: 'every die design with its energy faces; level faces stand on the cards',
    schema: publicDieSchema,
    rows: async () => (await siteCatalogue()).dice,
  },
  affiliations: {
    what: 'every affiliation with the names other tools use',
    schema: affiliationSchema,
    rows: async () => [...(await siteCatalogue()).affiliations.values()],
  },
  keywords: {
    what: 'every keyword and term with its one-sentence meaning',
    schema: publicKeywordSchema,
    rows: async () =>
      [...(await siteCatalogue()).keywords.values()].map(({ id, name, summary, kind, origin }) => ({
        id,
        name,
        summary,
        kind,
        origin,
      })),
  },
};

/** The JSON Schema of a data file: a list of rows. */
export function dataSchema(name: string, { schema, what }: DataFile): object {
  return {
    ...z.toJSONSchema(z.array(schema)),
    title: `Dicewright ${name} ${DATA_VERSION}`,
    description: what,
  };
}

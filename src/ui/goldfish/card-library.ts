import { FACES_PER_DIE } from '../../domain/die.ts';
import { engineCard } from '../../engine/engine-card.ts';
import { KEYWORDS } from '../../engine/keywords/index.ts';
import type { FindCard } from '../../engine/replay/replay.ts';
import type { EngineCard } from '../../engine/setup.ts';
import { cardReader, type FoundCard } from '../../query/card-reader.ts';
import { FLAG_BITS, type PackedCards } from '../../query/pack.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { teamCatalogueOf } from '../build/team-catalogue.ts';

/** The cards as teams know them and as the engine plays them. */
export interface CardLibrary {
  catalogue: TeamCatalogue;
  /** Nothing for a card without dice. */
  find: FindCard;
  /** Lines of its text that the table does not carry out. */
  unplayed(id: string): string[];
}

export function cardLibrary(packed: PackedCards): CardLibrary {
  const read = cardReader(packed);
  const placeOf = new Map<string, number>();
  const catalogue = teamCatalogueOf(packed, (place) => {
    const card = read(place);
    placeOf.set(card.id, place);
    return card;
  });
  const names = new Map(packed.keywords);
  const known = new Map<string, EngineCard | undefined>();
  const placed = (id: string): number | undefined =>
    catalogue.card(id) === undefined ? undefined : placeOf.get(id);
  return {
    catalogue,
    find(id) {
      if (known.has(id)) return known.get(id);
      const place = placed(id);
      if (place === undefined) return undefined;
      const epic = ((packed.columns.flags[place] ?? 0) & FLAG_BITS.epic) > 0;
      const card = playable(read(place), names, epic);
      known.set(id, card);
      return card;
    },
    unplayed(id) {
      const place = placed(id);
      return place === undefined ? [] : unplayedLines(read(place));
    },
  };
}

/** The engine knows no face of a die that has not six. */
function playable(
  card: FoundCard,
  names: ReadonlyMap<string, string>,
  epic: boolean,
): EngineCard | undefined {
  if (card.faces.length !== FACES_PER_DIE) return undefined;
  const keywordValues = Object.fromEntries(
    card.keywords.flatMap(([id, label]) => {
      const value = label.slice((names.get(id) ?? id).length).trim();
      return value ? [[id, value]] : [];
    }),
  );
  const source = {
    ...card,
    affiliations: card.affiliations.map(([slug]) => slug),
    keywords: card.keywords.map(([id]) => id),
    keywordValues,
    epic,
  };
  return engineCard(source) ?? undefined;
}

const PLAYED_KEYWORDS = new Set(KEYWORDS.map(({ id }) => id));

/** Keywords come first among the lines of a card. */
function unplayedLines({ keywords, effects }: FoundCard): string[] {
  const unknown = keywords.filter(([id]) => !PLAYED_KEYWORDS.has(id)).map(([, label]) => label);
  return [...unknown, ...effects.slice(keywords.length)];
}

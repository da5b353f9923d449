import type { Clause } from '../../domain/abilities/clause.ts';
import { FACES_PER_DIE } from '../../domain/die.ts';
import { type CardSource, engineCard } from '../../engine/engine-card.ts';
import { KEYWORDS } from '../../engine/keywords/index.ts';
import type { FindCard } from '../../engine/replay/replay.ts';
import type { EngineCard } from '../../engine/setup.ts';
import { cardReader, type FoundCard } from '../../query/card-reader.ts';
import { FLAG_BITS, type PackedCards } from '../../query/packed-cards.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { teamCatalogueOf } from '../build/team-catalogue.ts';

/** The cards as teams know them and as the engine plays them. */
export interface CardLibrary {
  catalogue: TeamCatalogue;
  /** Nothing for a card without dice. */
  find: FindCard;
  /** The same as data alone, for workers. */
  source(id: string): CardSource | undefined;
  /** What of its text the table does not carry out. */
  unplayed(id: string): string[];
  /** Ids of its keywords with their labels. */
  keywords(id: string): readonly (readonly [string, string])[];
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
  const abilities = new Map(packed.abilities);
  const known = new Map<string, EngineCard | undefined>();
  const placed = (id: string): number | undefined =>
    catalogue.card(id) === undefined ? undefined : placeOf.get(id);
  const source = (id: string): CardSource | undefined => {
    const place = placed(id);
    if (place === undefined) return undefined;
    const epic = ((packed.columns.flags[place] ?? 0) & FLAG_BITS.epic) > 0;
    return sourceOf(read(place), names, epic, abilities.get(place) ?? null);
  };
  return {
    catalogue,
    find(id) {
      if (known.has(id)) return known.get(id);
      const found = source(id);
      const card = found && (engineCard(found) ?? undefined);
      if (found) known.set(id, card);
      return card;
    },
    source,
    unplayed(id) {
      const place = placed(id);
      return place === undefined ? [] : unplayedParts(read(place), abilities.has(place));
    },
    keywords(id) {
      const place = placed(id);
      return place === undefined ? [] : read(place).keywords;
    },
  };
}

/** The engine knows no face of a die that has not six. */
function sourceOf(
  card: FoundCard,
  names: ReadonlyMap<string, string>,
  epic: boolean,
  abilities: readonly Clause[] | null,
): CardSource | undefined {
  if (card.faces.length !== FACES_PER_DIE) return undefined;
  const keywordValues = Object.fromEntries(
    card.keywords.flatMap(([id, label]) => {
      const value = label.slice((names.get(id) ?? id).length).trim();
      return value ? [[id, value]] : [];
    }),
  );
  return {
    ...card,
    affiliations: card.affiliations.map(([slug]) => slug),
    keywords: card.keywords.map(([id]) => id),
    keywordValues,
    epic,
    abilities,
  };
}

const PLAYED_KEYWORDS = new Set(KEYWORDS.map(({ id }) => id));

/** Keywords by name; all else the page of the card tells. */
function unplayedParts({ keywords, hasWords }: FoundCard, isSimulated: boolean): string[] {
  const unknown = keywords.filter(([id]) => !PLAYED_KEYWORDS.has(id)).map(([, label]) => label);
  return hasWords && !isSimulated ? [...unknown, 'its text'] : unknown;
}

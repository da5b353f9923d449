import type { FoundCard } from '../../query/card-reader.ts';
import type { PackedCards } from '../../query/packed-cards.ts';
import { bannedBecause, foldTitle } from '../../teams/ban-list.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import type { Format } from '../../teams/format.ts';
import { giveTeam } from '../cards/engine.ts';
import { $catalogue } from '../cards/search-state.ts';
import { $formats } from './build-state.ts';
import { $team } from './library/team-store.ts';

/** Keeps `in:team`, `legal:` and `banned:` of the card search in step with the open team. */
export function followTeamInSearch(cards: TeamCatalogue): () => void {
  const loaded = $catalogue.get();
  const bans = [...$formats.get().values()].map((format): [string, string[]] => [
    format.id,
    loaded ? bannedIn(format, cards, loaded) : [],
  ]);
  return $team.subscribe(({ cards: characters, basicActions }) =>
    giveTeam({ team: [...characters, ...basicActions].map(({ card }) => card), bans }),
  );
}

interface Loaded {
  packed: PackedCards;
  cardAt: (place: number) => FoundCard;
}

/** Reads only cards of banned names, since reading all would hold the page up. */
function bannedIn(format: Format, cards: TeamCatalogue, { packed, cardAt }: Loaded): string[] {
  const wanted = new Set(format.banList?.cards.map(({ name }) => foldTitle(name)));
  const names = packed.names.map((name) => wanted.has(foldTitle(name)));
  return packed.columns.name.flatMap((name, place) => {
    if (!names[name]) return [];
    const { id } = cardAt(place);
    return bannedBecause(id, cards.card(id), format, cards) === null ? [] : id;
  });
}

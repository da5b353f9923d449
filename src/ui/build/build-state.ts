import { atom, computed } from 'nanostores';
import type { CardStore } from '../../dice-masters/cards/index.ts';
import {
  DEFAULT_FORMAT,
  type Format,
  type Problem,
  readFormat,
  type Team,
  validate,
} from '../../dice-masters/teams/index.ts';
import { $catalogue } from '../card-finder/search-state.ts';
import { $team } from '../team-shelf/team-store.ts';
import type { EditCards } from './odds/edit-odds-messages.ts';

/** The formats of the site, as the page came with them. */
export const $formats = atom<ReadonlyMap<string, Format>>(new Map());

/** What games need that show what an edit does: where the cards are, and a policy. */
export const $editCards = atom<EditCards | null>(null);

/** Addresses of the rules that problems cite. */
export const $ruleLinks = atom<Record<string, string>>({});

/** Every card, once the data is here. */
export const $cards = computed($catalogue, (loaded) => (loaded ? loaded.store : null));

/** The format of the open team. */
export const $format = computed([$team, $formats], ({ format }, formats) =>
  formats.size === 0 ? null : readFormat(format || DEFAULT_FORMAT, formats).format,
);

/** What is wrong with the open team; null until cards are here to judge by. */
export const $problems = computed([$team, $format, $cards], (team, format, cards) =>
  format && cards ? validate(team, format, cards) : null,
);

export function judge(team: Team, cards: CardStore): Problem[] {
  const formats = $formats.get();
  return validate(team, readFormat(team.format || DEFAULT_FORMAT, formats).format, cards);
}

/** Parts of the workspace that a dialog shows; one at a time. */
export type Panel =
  | 'teams'
  | 'share'
  | 'import'
  | 'format'
  | 'random'
  | 'compare'
  | 'print'
  | 'keys'
  | 'cards'
  | 'analysis';

export const $panel = atom<Panel | null>(null);

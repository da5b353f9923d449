import type { Clause } from '../language/clause.ts';
import type { ALIGNMENTS, CardKind, Rarity } from './card.ts';
import type { EnergyType } from './energy.ts';
import type { Face, Level } from './face.ts';

/** A card as every tool knows it, whether it was read from the content files or out of the packed file. */
export interface CardFacts {
  id: string;
  /** Code of the set, and the number in it. */
  set: string;
  number: number;
  name: string;
  subtitle: string;
  kind: CardKind;
  cost: number;
  /** In the order of ENERGY_TYPES. */
  energy: readonly EnergyType[];
  /** Slugs. */
  affiliations: readonly string[];
  rarity: Rarity;
  maxDice: number;
  /** The die design, which cards may share; empty for a card without dice. */
  die: string;
  levels: readonly Level[];
  /** All six, or none for a card without dice. */
  faces: readonly Face[];
  /** Ids. */
  keywords: readonly string[];
  /** What a keyword names or counts on this card, by its id: the 2 of Range 2. */
  keywordValues: Readonly<Record<string, string>>;
  /** Null outside of Dungeons & Dragons. */
  alignment: (typeof ALIGNMENTS)[number] | null;
  flip: boolean;
  epic: boolean;
  isReprint: boolean;
  /** Whether a source states one of its values otherwise. */
  isDoubtful: boolean;
  hasEquipIcon: boolean;
  /** Energy of the cheapest Global; null without one. */
  globalCost: number | null;
  /** Whether its text says more than its keywords. */
  hasWords: boolean;
  /** What it does as data that the engine carries out; null where only words tell it. */
  abilities: readonly Clause[] | null;
}

/** `Range 2`: the name of a keyword with the value that the card prints behind it. */
export function keywordLabel(
  { keywordValues }: Pick<CardFacts, 'keywordValues'>,
  id: string,
  names: ReadonlyMap<string, string>,
): string {
  return [names.get(id) ?? id, keywordValues[id]].filter(Boolean).join(' ');
}

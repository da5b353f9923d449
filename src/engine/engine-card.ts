import type { Clause } from '../domain/abilities/clause.ts';
import type { CardKind } from '../domain/card.ts';
import type { EnergyType } from '../domain/energy.ts';
import type { Face } from '../domain/face.ts';
import type { Ability } from './abilities/ability.ts';
import { abilitiesOf } from './cards/compile.ts';
import type { EngineCard } from './setup.ts';

/** What the engine must know of a card; every catalogue has it. */
export interface CardSource {
  id: string;
  name: string;
  subtitle: string;
  kind: CardKind;
  cost: number;
  energy: readonly EnergyType[];
  affiliations: readonly string[];
  faces: readonly Face[];
  keywords: readonly string[];
  keywordValues?: Readonly<Record<string, string>>;
  epic?: boolean;
  /** What it does, or null where only words tell it. */
  abilities?: readonly Clause[] | null;
}

/** The card as the engine plays it; null for one without dice. */
export function engineCard(
  card: CardSource,
  abilities: readonly Ability[] = abilitiesOf(card.name, card.abilities ?? []),
): EngineCard | null {
  const { id, name, subtitle, kind, cost, energy, affiliations, faces, keywords } = card;
  if (kind === 'sidekick-card') return null;
  return {
    id,
    name,
    subtitle,
    kind,
    cost,
    energy,
    affiliations,
    faces,
    keywords,
    keywordValues: card.keywordValues ?? {},
    epic: card.epic ?? false,
    abilities,
  };
}

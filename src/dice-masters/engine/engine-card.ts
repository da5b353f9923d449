import type { CardFacts } from '../cards/card-facts.ts';
import type { Ability } from './abilities/ability.ts';
import { abilitiesOf } from './cards/compile.ts';
import type { EngineCard, RuledFacts } from './setup.ts';

/** The card as the engine plays it; null for one without dice. */
export function engineCard(
  card: Pick<CardFacts, RuledFacts | 'kind' | 'abilities'>,
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
    keywordValues: card.keywordValues,
    epic: card.epic,
    abilities,
  };
}

import { type CardStore, openPacked, type PackedCards } from '../../dice-masters/cards/index.ts';
import { type Format, noPlaceIn } from '../../dice-masters/teams/index.ts';

interface Allowed {
  legal: Set<string>;
  banned: Set<string>;
}

/** Which cards formats allow and ban; looked through when somebody asks. */
export class FormatCards {
  readonly #catalogue: CardStore;
  /** By what the format asks, so that a change of the team looks nothing through again. */
  readonly #looked = new Map<string, Allowed>();

  constructor(packed: PackedCards) {
    this.#catalogue = openPacked(packed);
  }

  of(format: Format): Allowed {
    const known = this.#looked.get(format.id) ?? this.#look(format);
    this.#looked.set(format.id, known);
    return known;
  }

  #look(format: Format): Allowed {
    const allowed: Allowed = { legal: new Set(), banned: new Set() };
    for (const card of this.#catalogue.all()) {
      const kind = noPlaceIn(card, format, this.#catalogue)?.kind ?? 'legal';
      if (kind !== 'outside') allowed[kind].add(card.id);
    }
    return allowed;
  }
}

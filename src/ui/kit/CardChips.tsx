import { type CardFacts, type CardStore, keywordLabel } from '../../dice-masters/cards/index.ts';
import { address } from '../address/site-root.ts';

export type CardNames = Pick<CardStore, 'keywords' | 'affiliations'>;

interface Props {
  card: Pick<CardFacts, 'keywords' | 'keywordValues' | 'affiliations' | 'globalCost'>;
  names: CardNames;
}

/** Keywords and affiliations of a card, and whether it has a Global. */
export function CardChips({ card, names }: Props) {
  return (
    <ul class="chips">
      {card.keywords.map((id) => (
        <li>
          <a class="chip keyword" href={address(`keywords/${id}/`)} data-keyword={id}>
            {keywordLabel(card, id, names.keywords)}
          </a>
        </li>
      ))}
      {card.affiliations.map((slug) => (
        <li>
          <a class="chip" href={address(`affiliations/${slug}/`)}>
            {names.affiliations.get(slug)}
          </a>
        </li>
      ))}
      {card.globalCost !== null && (
        <li>
          <span class="chip global">Global</span>
        </li>
      )}
    </ul>
  );
}

import { analyseWilds, type SharedWilds } from '../../quarriors/wilds/index.ts';
import { rounded } from '../../text/count.ts';
import { Bars } from './Bars.tsx';
import { SavedList } from './SavedList.tsx';
import { ShareWilds } from './ShareWilds.tsx';
import type { WildsBox } from './wilds-state.ts';

interface Props {
  box: WildsBox;
  wilds: SharedWilds;
  there: WildsBox['cards'];
}

/** Curves, sharing, and what is kept. */
export function WildsSide({ box, wilds, there }: Props) {
  const facesOf = (own: string) => box.classes.find(({ id }) => id === own)?.faces ?? [];
  const { costs, glory, quiddity, averageCost } = analyseWilds(
    there.map((card) => ({ ...card, faces: facesOf(card.class) })),
  );
  return (
    <aside class="wilds-side" aria-label="About this Wilds">
      <div class="wilds-curves">
        <Bars title="Cost" bars={costs.map(({ cost, cards }) => [cost, cards])} />
        <Bars title="Glory" bars={glory.map(({ glory: points, cards }) => [points, cards])} />
        <p class="wilds-means">
          Average cost <b>{rounded(averageCost)}</b>, Quiddity of a roll{' '}
          <b>{quiddity.toFixed(2)}</b>
        </p>
      </div>
      <ShareWilds wilds={wilds} />
      <SavedList wilds={wilds} />
    </aside>
  );
}

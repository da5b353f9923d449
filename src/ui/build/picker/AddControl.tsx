import { useStore } from '@nanostores/preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type CardFacts, fullTitle } from '../../../dice-masters/cards/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $team } from '../../team-shelf/team-store.ts';
import { $cards } from '../build-state.ts';
import { DiceStepper } from '../team/DiceStepper.tsx';
import { addCard, namesake, placeOf, swapCard, titleOf } from '../team-actions.ts';

/** What can be done with a card that was found: add it, change its dice, or swap it for its namesake. */
export function AddControl({ id }: { id: string }) {
  const team = useStore($team);
  const card = useStore($cards)?.card(id);
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const place = placeOf(id);
  const isOnTeam = place !== null;
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasPressed.current && isFocusLost) {
      box.current?.querySelector<HTMLElement>('[data-card]')?.focus();
    }
    wasPressed.current = false;
  }, [isOnTeam]);
  if (!card) return null;
  const press = () => {
    wasPressed.current = true;
    pick(card);
  };
  return (
    <div class="pick-control" ref={box}>
      {place ? (
        <DiceStepper {...place} card={id} dice={team[place.slot][place.at]?.dice ?? 0} isFound />
      ) : (
        <PickButton card={card} press={press} />
      )}
    </div>
  );
}

function PickButton({ card, press }: { card: CardFacts; press: () => void }) {
  const other = namesake(card);
  const title = fullTitle(card);
  if (other < 0) {
    return (
      <button class="add" type="button" data-card aria-label={`Add ${title}`} onClick={press}>
        <Icon name="add" /> Add
      </button>
    );
  }
  const otherTitle = titleOf($team.get().cards[other]?.card ?? '');
  return (
    <button
      class="add swap"
      type="button"
      data-card
      aria-label={`Swap ${otherTitle} for ${title}`}
      onClick={press}
    >
      <Icon name="swap" /> Swap
    </button>
  );
}

function pick(card: CardFacts): void {
  const other = namesake(card);
  if (other < 0) addCard(card);
  else swapCard(other, card);
}

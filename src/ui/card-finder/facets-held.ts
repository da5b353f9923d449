import { atom } from 'nanostores';

/** Whether a hand is on the facets; their order stays until it leaves, so that nothing moves under it. */
export const $facetsHeld = atom(false);

/** Watches a box of facets; returns what ends it. A finger leaves when it touches something else. */
export function holdUnderPointer(box: HTMLElement): () => void {
  const hold = () => $facetsHeld.set(true);
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') $facetsHeld.set(false);
  };
  const touch = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && box.contains(target))) $facetsHeld.set(false);
  };
  box.addEventListener('pointerenter', hold);
  box.addEventListener('pointerleave', leave);
  document.addEventListener('pointerdown', touch);
  return () => {
    $facetsHeld.set(false);
    box.removeEventListener('pointerenter', hold);
    box.removeEventListener('pointerleave', leave);
    document.removeEventListener('pointerdown', touch);
  };
}

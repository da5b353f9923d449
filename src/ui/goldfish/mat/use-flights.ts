import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Game, type GameView, ZONES } from '../../../dice-masters/engine/index.ts';
import type { TableGame } from '../goldfish-state.ts';

const FLIGHT = { duration: 340, easing: 'cubic-bezier(0.3, 0.8, 0.35, 1)' };
const LEAST_DISTANCE = 6;

interface Seen {
  at: Map<number, DOMRect>;
  zones: Map<number, string>;
}

/** Dice glide from where they lay to where they lie; at once for who wants no motion. */
export function useFlights(
  mat: RefObject<HTMLElement>,
  { run, isForward }: TableGame,
  view: GameView,
): void {
  const before = useRef<Seen | null>(null);
  useEffect(() => skipWhenTouched(mat), []);
  useLayoutEffect(() => {
    if (!mat.current) return;
    const dice = [...mat.current.querySelectorAll<HTMLElement>('[data-die]')];
    const at = new Map(dice.map((one) => [Number(one.dataset['die']), placeOf(one)]));
    const zones = zonesOf(run.game, view);
    const last = before.current;
    before.current = { at, zones };
    if (!last || !isForward || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const one of dice) fly(one, last, at, mat.current);
  }, [run]);
}

/** Any key or press brings everything that moves to its place at once. */
function skipWhenTouched(mat: RefObject<HTMLElement>): () => void {
  const skip = () => {
    for (const motion of mat.current?.getAnimations({ subtree: true }) ?? []) motion.finish();
  };
  const touches = ['pointerdown', 'keydown'];
  for (const touch of touches) addEventListener(touch, skip, true);
  return () => {
    for (const touch of touches) removeEventListener(touch, skip, true);
  };
}

/** Measured on the page, so that scrolling between picks moves nothing. */
function placeOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x + scrollX, y + scrollY, width, height);
}

function fly(element: HTMLElement, last: Seen, at: Map<number, DOMRect>, mat: HTMLElement): void {
  const die = Number(element.dataset['die']);
  const to = at.get(die);
  const from = last.at.get(die) ?? anchorOf(last.zones.get(die), mat);
  if (!to || !from) return;
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(dx, dy) < LEAST_DISTANCE) return;
  element.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], FLIGHT);
}

function anchorOf(zone: string | undefined, mat: HTMLElement): DOMRect | null {
  const anchor = zone && mat.querySelector(`[data-anchor="${zone}"]`);
  return anchor ? placeOf(anchor) : null;
}

/** Where dice lie that are not drawn one by one. */
function zonesOf({ layout, table }: Game, view: GameView): Map<number, string> {
  const zones = new Map<number, string>();
  for (const seat of view.seats) {
    for (const { die } of Object.values(seat.zones).flat()) {
      const zone = ZONES[table.zone[die] ?? 0];
      const side = table.side[die] ?? 0;
      zones.set(die, zone === 'card' ? `card-${layout.cardOf[die]}` : `${side}-${zone}`);
    }
  }
  return zones;
}

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DecisionKind } from '../../../dice-masters/engine/index.ts';
import { $chosen, pickAmong, toggleChosen } from '../goldfish-state.ts';
import { dropsOf, TRAY } from '../table/drops.ts';
import { isTogether } from '../table/plans.ts';
import { useLook } from '../table-look.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

/** Where dice lie that are chosen together, and where they are put to choose them. */
const TRAYS: Partial<Record<DecisionKind, [home: string, tray: string]>> = {
  reroll: ['0-prep', TRAY],
  attackers: ['0-field', 'attack'],
};

/** Something in the hand, with the places where it may be put. */
interface Held {
  element: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  drops: ReadonlyMap<string, () => void>;
  isMoving: boolean;
}

/** Lit dice and cards can be dragged to the places of their options; a click does the same. */
export function useDrag(mat: RefObject<HTMLElement>): void {
  const look = useLook();
  const now = useRef(look);
  now.current = look;
  useEffect(() => {
    const root = mat.current;
    if (!root) return;
    let held: Held | null = null;
    const lift = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const touched = event.target instanceof Element ? event.target.closest('.grip') : null;
      const element = touched?.closest<HTMLElement>('[data-die], .card-slot');
      if (!element) return;
      const drops = dropsFrom(element, now.current);
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      held = drops.size > 0 ? { element, pointer, x, y, drops, isMoving: false } : null;
    };
    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      const dx = event.clientX - held.x;
      const dy = event.clientY - held.y;
      if (!held.isMoving && Math.hypot(dx, dy) < SLACK) return;
      if (!held.isMoving) begin(held, root);
      event.preventDefault();
      held.element.style.setProperty('translate', `${dx}px ${dy}px`);
      mark(root, placeUnder(event, held));
    };
    const drop = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      const put = held;
      held = null;
      if (!put.isMoving) return;
      const place = event.type === 'pointerup' ? placeUnder(event, put) : null;
      end(put, root);
      swallowClick();
      if (place) put.drops.get(place)?.();
    };
    root.addEventListener('pointerdown', lift);
    addEventListener('pointermove', move, { passive: false });
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
    return () => {
      root.removeEventListener('pointerdown', lift);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
  }, []);
}

type Look = ReturnType<typeof useLook>;

/** What may be done with the die or card, by place. */
function dropsFrom(element: HTMLElement, { table, lit }: Look): Held['drops'] {
  const { game } = table.run;
  const die = Number(element.dataset['die'] ?? -1);
  const card = Number(element.dataset['anchor']?.replace('card-', '') ?? -1);
  const options = (die < 0 ? lit.cards.get(card) : lit.dice.get(die)) ?? [];
  const [home, tray] = TRAYS[game.decision.kind] ?? [];
  if (home && tray && isTogether(game.decision)) {
    const place = $chosen.get().includes(die) ? home : tray;
    return new Map(die < 0 ? [] : [[place, () => toggleChosen(die)]]);
  }
  return new Map(
    [...dropsOf(game, die, options)].map(([place, those]) => [place, () => pickAmong(those)]),
  );
}

function begin(held: Held, root: HTMLElement): void {
  held.isMoving = true;
  held.element.toggleAttribute('data-held', true);
  held.element.closest('.area')?.toggleAttribute('data-lifting', true);
  root.toggleAttribute('data-dragging', true);
  for (const place of held.drops.keys()) {
    root.querySelector(`[data-anchor="${place}"]`)?.toggleAttribute('data-drop', true);
  }
}

function end({ element }: Held, root: HTMLElement): void {
  element.style.removeProperty('translate');
  element.removeAttribute('data-held');
  element.closest('.area')?.removeAttribute('data-lifting');
  root.removeAttribute('data-dragging');
  mark(root, null);
  for (const one of root.querySelectorAll('[data-drop]')) one.removeAttribute('data-drop');
}

function mark(root: HTMLElement, place: string | null): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-drop]')) {
    one.toggleAttribute('data-over', one.dataset['anchor'] === place);
  }
}

/** The innermost place under the pointer, if the die may go there. */
function placeUnder({ clientX, clientY }: PointerEvent, { drops, element }: Held): string | null {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .filter((one) => !element.contains(one))
    .flatMap((one) => one.closest<HTMLElement>('[data-anchor]') ?? []);
  const place = under[0]?.dataset['anchor'];
  return place !== undefined && drops.has(place) ? place : null;
}

/** A drag ends with a click on what was dragged, which must not count. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

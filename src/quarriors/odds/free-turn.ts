import type { Draw } from './chances.ts';
import type { FaceUse, OddsDie } from './odds-die.ts';
import { Places, type Turn } from './turn.ts';

/** A turn in which every use is a choice, and other dice may be rolled again. */
export function freeTurn({ kinds, bag, used, draw }: Draw): Turn {
  const places = new Places(kinds);
  const draws = kinds.map((die) => hasUse(die, (use) => use.draw > 0));
  const helps = kinds.map((die) => hasUse(die, (use) => use.others > 0));
  const slots = places.slots.map(({ face, kind }) => ({
    kind,
    quiddity: face.quiddity,
    uses: face.uses.length > 0,
    helps: face.uses.some(({ others }) => others > 0),
    isBest: !kinds[kind]?.faces.some(
      (other) => other.quiddity > face.quiddity || other.uses.length > 0,
    ),
  }));
  const count = (state: readonly number[], place: number) => state[place] ?? 0;
  const inPlay = (state: readonly number[], wanted: readonly boolean[]) =>
    wanted.some((is, kind) => is && count(state, places.hand + kind) > 0) ||
    slots.some(({ kind }, slot) => wanted[kind] && count(state, places.pool + slot) > 0);
  const canDraw = (state: readonly number[]) => count(state, 0) > 0 || inPlay(state, draws);
  const canHelp = (state: readonly number[], isDrawing: boolean) =>
    helps.some(
      (is, kind) =>
        is &&
        (count(state, places.hand + kind) > 0 ||
          (isDrawing && count(state, places.bag + kind) + count(state, places.used + kind) > 0)),
    ) || slots.some((slot, at) => slot.helps && count(state, places.pool + at) > 0);
  return {
    start: places.start(bag, used, draw),
    chance: (state) => places.chance(state),
    options: (state) => places.uses(state),
    isFree: true,
    worth(state, need) {
      const shown = slots.reduce(
        (sum, { quiddity }, slot) => sum + quiddity * count(state, places.pool + slot),
        0,
      );
      const worth = need === null ? shown : Number(shown >= need);
      return { num: BigInt(worth), den: 1n };
    },
    settle(state) {
      const isDrawing = canDraw(state);
      if (!isDrawing) state.fill(0, places.bag, places.hand);
      const isOpen = canHelp(state, isDrawing);
      let gain = 0;
      slots.forEach(({ quiddity, uses, isBest }, slot) => {
        if (uses || (isOpen && !isBest)) return;
        gain += quiddity * count(state, places.pool + slot);
        state[places.pool + slot] = 0;
      });
      return { state, gain };
    },
  };
}

function hasUse({ faces }: OddsDie, is: (use: FaceUse) => boolean): boolean {
  return faces.some(({ uses }) => uses.some(is));
}

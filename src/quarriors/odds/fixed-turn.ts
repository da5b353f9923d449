import type { Draw } from './chances.ts';
import type { OddsDie } from './odds-die.ts';
import { PlainDice, together, worthOf } from './plain-dice.ts';
import { withoutChoice } from './reroll.ts';
import { type Counts, Places, type Turn } from './turn.ts';

/** Stands for any die without uses: what it shows is looked at when all draws are done. */
const PLAIN: OddsDie = { id: '', name: '', faces: [{ quiddity: 0, uses: [], times: 1 }] };

/** A turn in which nobody chooses: every draw is made, and dice without uses are only counted. */
export function fixedTurn({ kinds, bag, used, draw }: Draw, reroll: 'none' | 'assistant'): Turn {
  const dice = kinds.map((die, kind) => ({ die: withoutChoice(die, reroll), kind }));
  const special = dice.filter(({ die }) => die.faces.some(({ uses }) => uses.length > 0));
  const plain = dice.filter((one) => !special.includes(one));
  const plenty = (counts: Counts) =>
    new PlainDice(plain.map(({ die, kind }) => ({ die, count: counts[kind] ?? 0 })));
  const [inBag, inUsed] = [plenty(bag), plenty(used)];
  const places = new Places([...special.map(({ die }) => die), PLAIN, PLAIN]);
  const of = (counts: Counts) => special.map(({ kind }) => counts[kind] ?? 0);
  const [fromBag, fromUsed] = [
    places.pool + places.slots.length - 2,
    places.pool + places.slots.length - 1,
  ];
  const isKept = places.slots.map(
    ({ face, kind }) => face.uses.length > 0 || kind >= special.length,
  );
  return {
    start: places.start([...of(bag), inBag.size, 0], [...of(used), 0, inUsed.size], draw),
    chance: (state) => places.chance(state),
    options: (state) => places.uses(state).slice(0, 1),
    isFree: false,
    worth: (state, need) =>
      worthOf(together(inBag.drawn(state[fromBag] ?? 0), inUsed.drawn(state[fromUsed] ?? 0)), need),
    settle(state) {
      let gain = 0;
      isKept.forEach((kept, slot) => {
        if (kept) return;
        gain += (state[places.pool + slot] ?? 0) * (places.slots[slot]?.face.quiddity ?? 0);
        state[places.pool + slot] = 0;
      });
      return { state, gain };
    },
  };
}

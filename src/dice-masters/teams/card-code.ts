import type { CardStore } from '../cards/card-store.ts';
import { movedCard, setAtTeamBuilderIndex } from './interop/set-aliases.ts';
import { ourSetCode } from './set-codes.ts';
import type { Sets } from './set-index.ts';

/** A set as somebody called it, and the number in it. */
export interface CardCode {
  set: string;
  number: number;
}

const CARD_ID = /^([a-z][a-z0-9]*)-(\d+)$/;
const NUMBER_FIRST = /^(\d+)([a-z][a-z0-9]*)$/i;
const SET_FIRST = /^([a-z][a-z0-9]*?)(-?)(\d+)$/i;
/** Looking for the end of a set in very many digits would take long, and no code is so long. */
const LONGEST_CODE = 40;
const INTERNAL_ID = /^(\d+)(\d{3})$/;

/** Parts of one of our ids: `hhs-017`. */
export function idParts(id: string): CardCode | null {
  const [, set, number] = id.match(CARD_ID) ?? [];
  return set === undefined ? null : { set, number: Number(number) };
}

/** The card of a set and number, however the set was called. */
export function cardOf({ set, number }: CardCode, catalogue: CardStore): string | null {
  const id = `${ourSetCode(set, catalogue)}-${String(number).padStart(3, '0')}`;
  return catalogue.card(movedCard(id))?.id ?? null;
}

/** The card of `31xfc`, `39031` (set 39 of the Team Builder), `xfc31`, `XFC031` or `xfc-031`. */
export function cardOfCode(text: string, catalogue: CardStore): string | null {
  for (const code of readingsOf(text, catalogue)) {
    const card = cardOf(code, catalogue);
    if (card !== null) return card;
  }
  return null;
}

/** Set and number of a code in any spelling, known or not; the likeliest reading. */
export function codeParts(text: string, sets: Sets): CardCode | null {
  return readingsOf(text, sets)[0] ?? null;
}

function readingsOf(text: string, sets: Sets): CardCode[] {
  if (text.length > LONGEST_CODE) return [];
  const [, first, after] = text.match(NUMBER_FIRST) ?? [];
  if (after !== undefined) return [{ set: after, number: Number(first) }];
  const [, index, rest] = text.match(INTERNAL_ID) ?? [];
  if (index !== undefined) {
    const set = setAtTeamBuilderIndex(Number(index), sets);
    return set === undefined ? [] : [{ set, number: Number(rest) }];
  }
  const [, set, dash, digits] = text.match(SET_FIRST) ?? [];
  if (set === undefined || digits === undefined) return [];
  return dash ? [{ set, number: Number(digits) }] : splits(set, digits);
}

/** Set codes may end in digits: `m2019009` is card 9 of m2019, `uxmop21` card 1 of uxmop2. */
function splits(set: string, digits: string): CardCode[] {
  const most = Math.min(3, digits.length - 1);
  const longerSets = Array.from({ length: most }, (_, index) => ({
    set: set + digits.slice(0, -1 - index),
    number: Number(digits.slice(-1 - index)),
  }));
  const plain = { set, number: Number(digits) };
  return digits.length > 3 ? [...longerSets.reverse(), plain] : [plain, ...longerSets];
}

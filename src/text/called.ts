/** Letters of a name in a sentence; more of it would hide the sentence. */
const LONGEST = 60;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const OPENS_ISOLATE = /[\u2066-\u2068]/;
/** Letters and marks that may turn the direction of the words around them. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What somebody has named, for a sentence of ours: short, and turning no word but its own. */
export function called(name: string, none: string, longest = LONGEST): string {
  const words = name.trim().replace(/\s+/g, ' ');
  if (words === '') return none;
  const letters = [...words];
  return isolated(letters.length > longest ? `${letters.slice(0, longest).join('')}…` : words);
}

/** The words as a piece of their own, whatever direction they have; plain ones stay as they are. */
function isolated(words: string): string {
  if (!TURNING.test(words)) return words;
  return FIRST_STRONG_ISOLATE + balanced(words) + POP_ISOLATE;
}

/** Every isolate within is closed there, and none is closed that was opened outside. */
function balanced(words: string): string {
  let open = 0;
  let kept = '';
  for (const letter of words) {
    if (OPENS_ISOLATE.test(letter)) open++;
    if (letter === POP_ISOLATE && open === 0) continue;
    if (letter === POP_ISOLATE) open--;
    kept += letter;
  }
  return kept + POP_ISOLATE.repeat(open);
}

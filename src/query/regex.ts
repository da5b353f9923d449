import { compileRegex, isWordChar, type Pattern, type State } from './regex-compile.ts';

/**
 * Regular expressions that cannot hang a page: a small engine that walks all possibilities side by side,
 * so its time grows with text times pattern and never explodes. Case is ignored; there are no
 * backreferences, look-arounds or flags.
 */
const LONGEST_REGEX = 200;

/** What is wrong with a pattern, in words; null when it is fine. */
export function checkRegex(source: string): string | null {
  if (source.length > LONGEST_REGEX)
    return `A regular expression may have ${LONGEST_REGEX} characters at most.`;
  try {
    compileRegex(source);
    return null;
  } catch (error) {
    return `The regular expression does not read: ${(error as Error).message}.`;
  }
}

/**
 * Whether the pattern occurs in the text. `spend` is told how many states each character woke and may
 * end the search.
 */
export function testRegex(
  pattern: Pattern,
  text: string,
  spend: (steps: number) => boolean,
): boolean {
  const { states, start } = pattern;
  const lower = text.toLowerCase();
  const seen = new Int32Array(states.length).fill(-1);
  let current: number[] = [];
  for (let at = 0; at <= lower.length; at++) {
    enter(states, start, lower, at, current, seen);
    if (!spend(current.length)) return false;
    const char = lower[at] ?? '';
    const next: number[] = [];
    for (const index of current) {
      const state = states[index];
      if (state?.kind === 'accept') return true;
      if (state?.kind === 'take' && char !== '' && state.matches(char)) {
        enter(states, state.next, lower, at + 1, next, seen);
      }
    }
    current = next;
  }
  return false;
}

/** Follows every step that takes no character; `seen` holds where in the text a state was last entered. */
function enter(
  states: State[],
  from: number,
  text: string,
  at: number,
  into: number[],
  seen: Int32Array,
): void {
  if (seen[from] === at) return;
  seen[from] = at;
  into.push(from);
  const state = states[from];
  if (state?.kind === 'fork') {
    enter(states, state.ways[0], text, at, into, seen);
    enter(states, state.ways[1], text, at, into, seen);
  } else if (state?.kind === 'edge' && atEdge(state.edge, text, at)) {
    enter(states, state.next, text, at, into, seen);
  }
}

function atEdge(edge: '^' | '$' | 'b', text: string, at: number): boolean {
  if (edge === '^') return at === 0;
  if (edge === '$') return at === text.length;
  return isWordChar(text[at - 1]) !== isWordChar(text[at]);
}

import type { Clause } from './clause.ts';
import { type Deed, deedsIn, deedsOf, targetsOf } from './facets.ts';
import { glimpse } from './glimpse.ts';
import { parseEffects, TRIGGERS } from './line.ts';
import { readingOf, type WordedCard } from './read-card.ts';

/** One thing that a card does: when, what, and to whom, in the kinds that a search asks for. */
export interface Act {
  trigger: readonly string[];
  effect: readonly string[];
  targets: readonly string[];
}

/** What a card does, line by line: from clauses where a line is read, else from what the grammar makes out in it. */
export function actsOf(card: WordedCard): Act[] {
  const { lines } = readingOf(card);
  const known = new Set(card.keywords);
  let before: readonly string[] = [];
  return card.effects.flatMap((text, place) => {
    const clauses = lines[place] ?? null;
    const trigger = triggersOf(text, clauses, known, before);
    before = trigger;
    const deeds = clauses === null ? deedsOfText(text) : clauses.flatMap(deedsOf);
    if (deeds.length === 0) return trigger.length > 0 ? [{ trigger, effect: [], targets: [] }] : [];
    return deeds.map(({ effect, targets }) => ({
      trigger,
      effect: [...effect],
      targets: [...targets],
    }));
  });
}

/** How a line opens; a burst line acts when the line above it does. */
function triggersOf(
  text: string,
  clauses: readonly Clause[] | null,
  keywords: ReadonlySet<string>,
  before: readonly string[],
): string[] {
  const [effect] = parseEffects([text], keywords);
  if (!effect) return [];
  const { burst, openings } = effect;
  const opened = openings.flatMap((one) =>
    one.kind === 'trigger' ? (TRIGGERS[one.name].facet ?? []) : [],
  );
  const own = openings.length > 0 || burst === null ? opened : before;
  const waits =
    clauses?.some(({ kind }) => kind === 'when') && burst === null && isHeadless(opened);
  return [...new Set([...own, ...(waits ? ['whenever'] : []), ...(burst ? ['burst'] : [])])];
}

/** `Whenever …` and `Active: whenever …` open with no moment of the die itself. */
function isHeadless(opened: readonly string[]): boolean {
  return opened.every((one) => one === 'active');
}

function deedsOfText(text: string): Deed[] {
  const pieces = glimpse(text);
  const effects = pieces.flatMap((piece) => (piece.kind === 'effect' ? piece.effect : []));
  const rules = pieces.flatMap((piece) => (piece.kind === 'rule' ? piece.rule : []));
  const verbs = pieces.flatMap((piece) => (piece.kind === 'word' && piece.verb) || []);
  const targets = new Set(pieces.flatMap(targetsIn));
  const alone: Deed[] = [...new Set(verbs)].map((verb) => ({ effect: new Set([verb]), targets }));
  const rest: Deed[] =
    alone.length === 0 && targets.size > 0 ? [{ effect: new Set(), targets }] : [];
  return [...deedsIn(effects, rules), ...alone, ...rest];
}

function targetsIn(piece: ReturnType<typeof glimpse>[number]): string[] {
  if (piece.kind === 'dice') return [...targetsOf(piece.dice)];
  return piece.kind === 'word' && piece.target !== undefined ? [piece.target] : [];
}

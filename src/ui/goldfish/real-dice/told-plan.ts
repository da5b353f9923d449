import { cardName, type Game } from '../../../dice-masters/engine/index.ts';
import { isLuck, type Plan } from '../table/run-table.ts';
import { codesAhead, codesOf, optionTyped, runTogether } from './codes.ts';

const ASK = -1;

/** What was typed for several dice: answers one question after the other. */
export interface Told {
  plan: Plan;
  /** What nobody understood, in words; null when all went well. */
  problem(): string | null;
  /** What was not used, to be mended rather than typed again. */
  rest(): string;
}

/** Reads `f f 2 s` or `ff2s`, one code for each die in the order in which they are asked for. */
export function toldPlan(text: string): Told {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  let problem: string | null = null;
  const plan: Plan = (decision, game) => {
    if (problem !== null || !isLuck(decision.kind)) return ASK;
    const codes = codesOf(game);
    if (optionTyped(codes, words[0] ?? '') < 0) takeApart(words, game);
    const [word] = words;
    if (word === undefined) return ASK;
    const option = optionTyped(codes, word);
    if (option < 0) {
      const known = codes.map(({ code }) => code).join(', ');
      const whose = decision.die >= 0 ? ` for ${cardName(game, decision.die)}` : '';
      problem = `“${word}” is not understood${whose}. Type one of: ${known}.`;
      return ASK;
    }
    words.shift();
    return option;
  };
  return {
    plan,
    problem: () => problem ?? (words.length > 0 ? `Not needed: ${words.join(' ')}.` : null),
    rest: () => (problem === null ? '' : words.join(' ')),
  };
}

/** Puts the codes of a word that stands for several dice in its place. */
function takeApart(words: string[], game: Game): void {
  const [word] = words;
  const codes = word === undefined ? null : runTogether(word, codesAhead(game));
  if (codes) words.splice(0, 1, ...codes);
}

import { cardName } from '../../../engine/names.ts';
import { isLuck, type Plan } from '../table/run-table.ts';
import { codesOf, optionTyped } from './codes.ts';

const ASK = -1;

/** What was typed for several dice: answers one question after the other. */
export interface Told {
  plan: Plan;
  /** What nobody understood, in words; null when all went well. */
  problem(): string | null;
}

/** Reads `f f 2 s`, one word for each die in the order in which they are asked for. */
export function toldPlan(text: string): Told {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  let problem: string | null = null;
  const plan: Plan = (decision, game) => {
    const [word] = words;
    if (word === undefined || problem !== null || !isLuck(decision.kind)) return ASK;
    const codes = codesOf(game);
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
  };
}

import { facesOf } from '../dice-masters/cards/index.ts';
import type { Catalogue } from '../dice-masters/catalogue/index.ts';
import type { Reference } from '../reference/read.ts';
import { type Answer, done, refusal } from './answer.ts';
import { describeCard } from './describe-card.ts';
import { describeRule } from './describe-rule.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';

export const CARD = {
  name: 'card',
  forms: [['<id> [--json]', 'a card with its six faces: hhs-017']],
  flags: { json: 'yes' },
} as const satisfies Usage;

export const RULE = {
  name: 'rule',
  forms: [['<id> [--json]', 'a rule: R7.1.3']],
  flags: { json: 'yes' },
} as const satisfies Usage;

/** A card by its id; ends with 1 when there is none. */
export function cardCommand(words: string[], catalogue: Catalogue): Answer {
  return lookUp(words, CARD, (word, isJson) => {
    const card = catalogue.cards.find(({ id }) => id === word.toLowerCase());
    if (!card) return `There is no card "${word}". An id is set and number, such as hhs-017.`;
    if (!isJson) return done(describeCard(card, catalogue));
    const die = card.die === null ? undefined : catalogue.dice.get(card.die);
    const faces = die ? facesOf(card, die) : [];
    return done(JSON.stringify({ ...card, plays: card.abilities !== null, faces }));
  });
}

/** A rule by its id; ends with 1 when there is none. */
export function ruleCommand(words: string[], { rules }: Reference): Answer {
  return lookUp(words, RULE, (word, isJson) => {
    const rule = rules.get(word.toUpperCase()) ?? rules.get(word);
    if (!rule) return `There is no rule "${word}". An id looks like R7.1.3.`;
    return done(isJson ? JSON.stringify(rule) : describeRule(rule));
  });
}

/** `find` gives the answer, or why there is none. */
function lookUp(
  words: string[],
  usage: typeof CARD | typeof RULE,
  find: (word: string, isJson: boolean) => Answer | string,
): Answer {
  try {
    const { asked, rest } = readQuestion(words, usage);
    const [word, ...more] = rest;
    if (word === undefined || more.length > 0) throw new BadQuestion('Give one id.');
    const found = find(word, asked.json);
    if (typeof found !== 'string') return found;
    return asked.json
      ? { output: JSON.stringify({ problem: found }), warnings: '', code: 1 }
      : { output: '', warnings: found, code: 1 };
  } catch (error) {
    return refusal(error, words, usage);
  }
}

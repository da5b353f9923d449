import type { Catalogue } from '../quarriors/catalogue/index.ts';
import { type Answer, done, refusal } from './answer.ts';
import type { Told } from './odds-answer.ts';
import { tellQuiddity } from './quarriors-odds.ts';
import { tellWilds } from './quarriors-wilds.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';

export const QUARRIORS = {
  name: 'quarriors',
  forms: [
    [
      'odds --dice "8 quiddity, 4 assistant" [--used …] [--draw 6] --at-least 5 [--reroll none|assistant|best] [--json]',
      'the exact chance of so much Quiddity in a turn; without --at-least the mean',
    ],
    [
      'wilds --seed x [--lock goblin-mighty] [--exclude ooze] [--json]',
      'a Wilds dealt from the seed; cards or classes may be locked or left in the box',
    ],
  ],
  flags: {
    seed: 'word',
    lock: 'word',
    exclude: 'word',
    dice: 'word',
    used: 'word',
    draw: 'word',
    'at-least': 'word',
    reroll: 'word',
    json: 'yes',
  },
} as const satisfies Usage;

type Asked = ReturnType<typeof readQuestion<(typeof QUARRIORS)['flags']>>['asked'];

const TOPICS: Readonly<Record<string, (asked: Asked, catalogue: Catalogue) => Told>> = {
  odds: tellQuiddity,
  wilds: tellWilds,
};

/** Questions about Quarriors!, each by its own word. */
export function quarriorsCommand(words: string[], catalogue: Catalogue): Answer {
  try {
    const { asked, rest } = readQuestion(words, QUARRIORS);
    const [topic = '', ...more] = rest;
    const tell = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
    if (!tell || more.length > 0) {
      throw new BadQuestion(`Ask for ${Object.keys(TOPICS).join(' or ')}, with flags behind it.`);
    }
    const told = tell(asked, catalogue);
    return done(asked.json ? JSON.stringify(told.data) : told.words.join('\n'));
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return refusal(isTooLarge ? new BadQuestion(error.message) : error, words, QUARRIORS);
  }
}

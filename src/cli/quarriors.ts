import type { Catalogue } from '../quarriors/catalogue/index.ts';
import { type Answer, done, refusal } from './answer.ts';
import type { Told } from './odds-answer.ts';
import { tellQuiddity } from './quarriors-odds.ts';
import { tellGame } from './quarriors-play.ts';
import { tellSimulation } from './quarriors-sim.ts';
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
    [
      'play <scenario.json or replay> [--log] [--json]',
      'plays a scenario file or the link of a game',
    ],
    [
      'sim [--wilds link] [--games 1000] [--seed x] [--policies glory-race,engine] [--profile 2011] [--worth] [--json]',
      'whole games by policies, with intervals; --worth says what each card changes',
    ],
  ],
  flags: {
    seed: 'word',
    wilds: 'word',
    games: 'word',
    policies: 'word',
    profile: 'word',
    worth: 'yes',
    log: 'yes',
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
  sim: tellSimulation,
};

/** Questions about Quarriors!, each by its own word. */
export function quarriorsCommand(words: string[], catalogue: Catalogue): Answer {
  try {
    const { asked, rest } = readQuestion(words, QUARRIORS);
    const [topic = '', ...more] = rest;
    if (topic === 'play') return play(more, asked, catalogue);
    const tell = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
    if (!tell || more.length > 0) {
      throw new BadQuestion(
        `Ask for ${[...Object.keys(TOPICS), 'play'].join(' or ')}, with flags behind it.`,
      );
    }
    const told = tell(asked, catalogue);
    return done(asked.json ? JSON.stringify(told.data) : told.words.join('\n'));
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return refusal(isTooLarge ? new BadQuestion(error.message) : error, words, QUARRIORS);
  }
}

/** Ends with 1 where something was not as expected. */
function play(files: readonly string[], asked: Asked, catalogue: Catalogue): Answer {
  const [what] = files;
  if (what === undefined || files.length > 1) {
    throw new BadQuestion('Which game? Give one file, a link, or - to read it.');
  }
  const { data, words, isRight } = tellGame(what, asked.log, catalogue);
  return { ...done(asked.json ? JSON.stringify(data) : words.join('\n')), code: isRight ? 0 : 1 };
}

import { type Answer, done, refusal } from './answer.ts';
import type { Told } from './odds-answer.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';
import { tellCheck, tellWaking } from './shadows-checks.ts';
import { tellSpawn } from './shadows-spawn.ts';
import { tellStrike } from './shadows-strike.ts';

export const SHADOWS = {
  name: 'shadows',
  forms: [
    [
      'strike --attack 4 --defend 3 --faces "hit:2 double:1 block:2 blank:1" [--distance 5] [--reroll attacker|defender|both] [--at-least 3] [--json]',
      'the exact chances of wounds; a Focus re-roll serves the mean, or --at-least so many wounds',
    ],
    [
      'awaken --defend 3 [--leader] [--shells 1] [--heroes 1] [--leaders 1] [--minions 2] [--bruisers 1] [--wake 8] [--has 2] [--tries 3] [--faces …] [--json]',
      'how many dice a KO’ed hero or leader rolls, and with faces the chance to stand up',
    ],
    [
      'check --focus 4 --difficulty 3 --faces … [--tries 2] [--json]',
      'the chance of a Focus check, with and without a re-roll',
    ],
    [
      'spawn --pool "5 ninja, 2 bruiser, 1 elite" [--spaces 4] [--json]',
      'how many minions of each kind spawn at the end of a round',
    ],
  ],
  flags: {
    attack: 'word',
    defend: 'word',
    faces: 'word',
    distance: 'word',
    reroll: 'word',
    'at-least': 'word',
    leader: 'yes',
    shells: 'word',
    heroes: 'word',
    leaders: 'word',
    minions: 'word',
    bruisers: 'word',
    wake: 'word',
    has: 'word',
    tries: 'word',
    focus: 'word',
    difficulty: 'word',
    pool: 'word',
    spaces: 'word',
    json: 'yes',
  },
} as const satisfies Usage;

export type ShadowsAsked = ReturnType<typeof readQuestion<(typeof SHADOWS)['flags']>>['asked'];

const TOPICS: Readonly<Record<string, (asked: ShadowsAsked) => Told>> = {
  strike: tellStrike,
  awaken: tellWaking,
  check: tellCheck,
  spawn: tellSpawn,
};

/** Questions about Shadows of the Past, each by its own word. */
export function shadowsCommand(words: string[]): Answer {
  try {
    const { asked, rest } = readQuestion(words, SHADOWS);
    const [topic = '', ...more] = rest;
    const tell = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
    if (!tell || more.length > 0) {
      throw new BadQuestion(`Ask for ${Object.keys(TOPICS).join(', ')}, with flags behind it.`);
    }
    const told = tell(asked);
    return done(asked.json ? JSON.stringify(told.data) : told.words.join('\n'));
  } catch (error) {
    return refusal(error, words, SHADOWS);
  }
}

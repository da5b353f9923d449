import type { Event, When } from '../clause.ts';
import { type Form, oneOf, word } from './form.ts';
import { form } from './record.ts';

/** What text waits for. */
export type Moment = Pick<When, 'event' | 'die' | 'by' | 'player' | 'combat' | 'keyword'>;
type Player = NonNullable<Moment['player']>;

/** Whose turn or step it is. */
export const WHOSE: Form<Player | undefined> = oneOf<Player | undefined>(
  word<undefined>('your', undefined),
  word<Player>("the opponent's", 'opponent'),
  word<Player>("each player's", 'each'),
);

const STEPS: readonly [Event, string][] = [
  ['draw-starts', 'at the start of <player> Clear and Draw Step'],
  ['roll-starts', 'at the start of <player> Roll and Reroll Step'],
  ['main-starts', 'at the start of <player> Main Step'],
  ['main-ends', 'at the end of <player> Main Step'],
  ['attack-starts', 'at the start of <player> Attack Step'],
  ['attack-ends', 'at the end of <player> Attack Step'],
];

/** Where a step begins or ends. */
export const STEP_MOMENTS: Form<Moment>[] = STEPS.map(([event, words]) =>
  form<Moment>({ event }, words, { player: WHOSE }),
);

/** `whenever you use a Global`, and the same of the opponent and of anybody. */
function ofPlayers(event: Event, verb: string, object: string, slots = {}): Form<Moment>[] {
  const rows: readonly [Partial<Moment>, string][] = [
    [{}, `you ${verb}`],
    [{ player: 'opponent' }, `the opponent ${verb}s`],
    [{ player: 'each' }, `a player ${verb}s`],
  ];
  return rows.map(([who, words]) =>
    form<Moment>({ event, ...who }, `whenever ${words} ${object}`, slots),
  );
}

const DAMAGE: Form<boolean | undefined> = oneOf<boolean | undefined>(
  word<undefined>('damage', undefined),
  word('combat damage', true),
  word('damage outside combat', false),
);

/** What players do and suffer. */
export const PLAYER_MOMENTS: Form<Moment>[] = [
  ...ofPlayers('global-used', 'use', 'a Global'),
  ...ofPlayers('hurt', 'take', '<combat>', {
    combat: DAMAGE,
  }),
  ...ofPlayers('life-gained', 'gain', 'life'),
  ...ofPlayers('life-lost', 'lose', 'life'),
  ...ofPlayers('dice-drawn', 'draw', 'dice'),
];

import type { GameSpec } from '../../../dice-masters/engine/index.ts';
import { roundOf } from '../../../dice-masters/words/index.ts';
import { pricedWords } from '../coach/coach-words.ts';
import { describeCycle } from './cycle-words.ts';
import type { SessionRecord } from './session.ts';

/** What an exported record says besides the figures. */
export interface About {
  names: readonly [string, string];
  spec: GameSpec;
  seed: string;
  /** The address of the game. */
  link: string;
}

const SCHEMA = 'dicewright-session-1';

/** The record as plain text for a message or a notebook. */
export function sessionText(session: SessionRecord, { names, spec, seed, link }: About): string {
  const { turns, life, cycles } = session;
  const [own = '', other = ''] = names;
  const last = life.at(-1);
  return [
    `${own} against ${other}`,
    `${spec.profile} rules, ${luckWords(spec, seed)}`,
    last ? `After turn ${roundOf(last.turn)}: life ${last.life[0]} to ${last.life[1]}` : '',
    '',
    ...turns.map(
      ({ turn, rolled, spent, unspent, bought }) =>
        `Turn ${roundOf(turn)}: ${rolled} energy rolled, ${spent} spent, ${unspent} left. ` +
        `Bought ${pricedWords(bought) || 'nothing'}. Life ${lifeAfter(session, turn)}.`,
    ),
    '',
    ...cycles.map((cycle, place) => `Bag ${place + 1}: ${describeCycle(cycle)}`),
    '',
    link,
    '',
  ].join('\n');
}

/** The record as data, for spreadsheets and scripts. */
export function sessionJson(session: SessionRecord, { names, spec, seed, link }: About): string {
  const { profile, first, luck, seats } = spec;
  const game = { names, profile, first, luck, seed, life: seats.map((seat) => seat.life), link };
  return `${JSON.stringify({ schema: SCHEMA, game, ...inRounds(session) }, null, 2)}\n`;
}

/** Turns as a player counts them; life as it stood last in each. */
function inRounds({ turns, life, cycles }: SessionRecord): SessionRecord {
  const points = life.map((point) => ({ ...point, turn: roundOf(point.turn) }));
  return {
    turns: turns.map((one) => ({ ...one, turn: roundOf(one.turn) })),
    life: [...new Map(points.map((point) => [point.turn, point])).values()],
    cycles: cycles.map(({ from, to, dice }) => ({
      from: roundOf(from),
      to: to === null ? null : roundOf(to),
      dice,
    })),
  };
}

/** `18 to 20`. */
export function lifeAfter({ life }: SessionRecord, turn: number): string {
  const point = life.findLast((one) => one.turn <= turn);
  return point ? point.life.join(' to ') : '';
}

function luckWords({ luck }: GameSpec, seed: string): string {
  if (luck === 'seed') return `seed ${seed}`;
  return luck === 'ask' ? 'real dice on both sides' : 'real dice';
}

import { decodeText, encodeText } from '../../text/address-text.ts';
import type { ActiveCard } from './state.ts';

/** Everything that can be done at the tracker. */
export type Move =
  /** The Action dice are rolled and arranged. */
  | { do: 'start' }
  | { do: 'turn'; hero: string }
  | { do: 'done' }
  /** Life regained by a roll to wake up. */
  | { do: 'wake'; who: string; by: number }
  /** Stands up because a card, or a sheet whose number we do not know, says so. */
  | { do: 'stand'; who: string }
  | { do: 'card'; card: ActiveCard }
  | { do: 'pass' }
  | { do: 'spawn'; spaces: number; figures: Readonly<Record<string, number>> }
  | { do: 'life'; who: string; by: number }
  | { do: 'focus'; who: string; by: number }
  | { do: 'token'; who: string; by: number }
  | { do: 'wound'; minion: string; at: number; by: number }
  | { do: 'enter'; minion: string }
  | { do: 'pool'; minion: string; by: number }
  | { do: 'win'; side: 'heroes' | 'villain' };

/** `life leonardo -3`: a move as it is kept and sent. */
export function formatMove(move: Move): string {
  switch (move.do) {
    case 'start':
    case 'done':
    case 'pass':
      return move.do;
    case 'turn':
      return `turn ${move.hero}`;
    case 'stand':
      return `stand ${move.who}`;
    case 'win':
      return `win ${move.side}`;
    case 'enter':
      return `enter ${move.minion}`;
    case 'pool':
      return `pool ${move.minion} ${move.by}`;
    case 'wound':
      return `wound ${move.minion} ${move.at} ${move.by}`;
    case 'card': {
      const { figure, shells, isDown, name } = move.card;
      return `card ${figure} ${shells} ${isDown ? 'down' : 'up'} ${encodeText(name)}`;
    }
    case 'spawn': {
      const figures = Object.entries(move.figures).map(([id, count]) => `${id}=${count}`);
      return ['spawn', move.spaces, ...figures].join(' ');
    }
    default:
      return `${move.do} ${move.who} ${move.by}`;
  }
}

const MOST = 99;
const LONGEST_NAME = 60;
const ID = /^[a-z][a-z0-9-]{0,40}$/;
const isId = (word: string | undefined): word is string => word !== undefined && ID.test(word);

type Words = (string | undefined)[];

const READERS: Readonly<Record<string, (words: Words) => Move | null>> = {
  start: ([first]) => (first === undefined ? { do: 'start' } : null),
  done: ([first]) => (first === undefined ? { do: 'done' } : null),
  pass: ([first]) => (first === undefined ? { do: 'pass' } : null),
  turn: ([hero]) => (isId(hero) ? { do: 'turn', hero } : null),
  stand: ([who]) => (isId(who) ? { do: 'stand', who } : null),
  win: ([side]) => (side === 'heroes' || side === 'villain' ? { do: 'win', side } : null),
  enter: ([minion]) => (isId(minion) ? { do: 'enter', minion } : null),
  pool: ([minion, amount]) => {
    const by = number(amount);
    return isId(minion) && by !== null ? { do: 'pool', minion, by } : null;
  },
  wound: ([minion, place, amount]) => {
    const [at, by] = [number(place), number(amount)];
    return isId(minion) && at !== null && by !== null ? { do: 'wound', minion, at, by } : null;
  },
  card: parseCard,
  spawn: parseSpawn,
  life: (words) => parseAmount('life', words),
  focus: (words) => parseAmount('focus', words),
  token: (words) => parseAmount('token', words),
  wake: (words) => parseAmount('wake', words),
};

/** Null where a text is no move. Whether it may be made is another question. */
export function parseMove(text: string): Move | null {
  const [verb = '', ...words] = text.split(' ');
  return Object.hasOwn(READERS, verb) ? (READERS[verb]?.(words) ?? null) : null;
}

function parseAmount(verb: 'life' | 'focus' | 'token' | 'wake', [who, amount]: Words): Move | null {
  const by = number(amount);
  return isId(who) && by !== null ? { do: verb, who, by } : null;
}

function parseCard([figure, shells, side, name = '']: Words): Move | null {
  const count = number(shells);
  if (!isId(figure) || count === null || count < 0 || (side !== 'up' && side !== 'down'))
    return null;
  const called = decodeText(name).slice(0, LONGEST_NAME);
  return { do: 'card', card: { figure, shells: count, isDown: side === 'down', name: called } };
}

function parseSpawn([first, ...rows]: Words): Move | null {
  const spaces = number(first);
  const figures: Record<string, number> = {};
  for (const row of rows) {
    const [id, amount] = (row ?? '').split('=');
    const count = number(amount);
    if (!isId(id) || count === null || count < 0) return null;
    figures[id] = count;
  }
  return spaces === null || spaces < 0 ? null : { do: 'spawn', spaces, figures };
}

function number(word: string | undefined): number | null {
  if (word === undefined || !/^-?\d{1,2}$/.test(word)) return null;
  const value = Number(word);
  return Math.abs(value) <= MOST ? value : null;
}

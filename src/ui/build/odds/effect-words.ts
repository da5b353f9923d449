import type { Difference } from '../../../dice-masters/simulation/index.ts';
import { formatPercent } from '../../../tabletop/fraction.ts';
import type { EditAnswer, EditGames } from './edit-odds-messages.ts';
import { EDIT_SETTINGS } from './edit-settings.ts';

/** One thing that an edit does, in words. */
export interface Effect {
  /** Good or bad for the team, or neither. */
  news: 'good' | 'bad' | 'neither';
  what: string;
  amount: string;
  interval: string;
}

const MOST_CARDS = 3;
const { byTurn, turns } = EDIT_SETTINGS;

/** What an edit does, the most telling first. */
export function effectsOf({ newCards, games }: EditAnswer): Effect[] {
  return [
    ...newCards.map(({ name, turn1 }): Effect => {
      const amount = formatPercent(turn1.second);
      return { news: 'neither', what: `${name} on turn one, going second:`, amount, interval: '' };
    }),
    ...(games ? gameEffects(games) : []),
  ];
}

function gameEffects({ cards, damage, stranded }: EditGames): Effect[] {
  const clear = cards
    .filter(({ change }) => change.isClear)
    .sort((a, b) => Math.abs(b.change.change) - Math.abs(a.change.change))
    .slice(0, MOST_CARDS);
  const dealt = effect(`Damage by turn ${turns}:`, damage, 1, '');
  const effects = [
    ...clear.map(({ name, change }) =>
      effect(`${name} payable by turn ${byTurn}:`, change, 100, ' points'),
    ),
    ...(damage.isClear ? [dealt] : []),
  ];
  const left = effect(`Energy left over on turn ${byTurn}:`, stranded, 1, '');
  const nothing: Effect = {
    news: 'neither',
    what: `No clear change of what you can pay by turn ${byTurn}.`,
    amount: '',
    interval: '',
  };
  return [
    ...(effects.length === 0 ? [nothing] : effects),
    ...(stranded.isClear ? [{ ...left, news: opposite(left.news) }] : []),
    ...(damage.isClear ? [] : [dealt]),
  ];
}

function effect(what: string, difference: Difference, scale: number, unit: string): Effect {
  const { change, low, high, isClear } = difference;
  const good = change > 0 ? 'good' : 'bad';
  return {
    news: isClear ? good : 'neither',
    what,
    amount: `${signed(change * scale)}${unit}`,
    interval: `(${signed(low * scale)} to ${signed(high * scale)})`,
  };
}

function opposite(news: Effect['news']): Effect['news'] {
  if (news === 'neither') return news;
  return news === 'good' ? 'bad' : 'good';
}

function signed(value: number): string {
  const text = Math.abs(value).toFixed(1);
  if (Number(text) === 0) return text;
  return value > 0 ? `+${text}` : `−${text}`;
}

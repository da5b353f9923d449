import { decodeText, encodeText } from '../../text/address-text.ts';
import { type ActionDie, formatActionDie, parseActionDie } from './action-die.ts';
import { type BattleDie, formatBattleDie, parseBattleDie } from './battle-die.ts';

/** The faces an owner has entered; nothing is taken for granted. */
export interface Faces {
  /** Null until somebody has looked at a Battle die. */
  battle: BattleDie | null;
  /** Dice of each hero, as many as were entered. */
  action: Readonly<Record<string, readonly ActionDie[]>>;
}

export const NO_FACES: Faces = { battle: null, action: {} };

const ID = /^[a-z][a-z-]{0,30}$/;
const MOST_DICE = 6;

/** `battle=hit:2 block:4&leonardo=move melee/move melee`: how faces are kept and sent. */
export function formatFaces({ battle, action }: Faces): string {
  const rows = Object.entries(action)
    .filter(([, dice]) => dice.length > 0)
    .map(([hero, dice]) => `${hero}=${encodeText(dice.map(formatActionDie).join('/'))}`);
  return [...(battle ? [`battle=${encodeText(formatBattleDie(battle))}`] : []), ...rows].join('&');
}

/** Reads what `formatFaces` wrote; each thing that cannot be read is told, the rest stays. */
export function parseFaces(text: string): { faces: Faces; problems: string[] } {
  let battle: BattleDie | null = null;
  const action: Record<string, ActionDie[]> = {};
  const problems: string[] = [];
  for (const part of text.split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=');
    const value = decodeText(rest.join('='));
    if (name === 'battle') {
      const read = parseBattleDie(value);
      if (read.ok) battle = read.die;
      else problems.push(read.problem);
    } else if (ID.test(name)) {
      const dice = value.split('/').slice(0, MOST_DICE).map(parseActionDie);
      problems.push(...dice.flatMap((read) => (read.ok ? [] : [read.problem])));
      if (dice.every(({ ok }) => ok)) {
        action[name] = dice.flatMap((read) => (read.ok ? [read.die] : []));
      }
    }
  }
  return { faces: { battle, action }, problems };
}

import type { Move } from './move.ts';
import type { Setup } from './setup.ts';

/** A move as a line of the log. */
export function tellMove(move: Move, setup: Setup): string {
  const name = (id: string) =>
    id === 'villain'
      ? 'The villain'
      : ([...setup.heroes, ...setup.leaders, ...setup.minions].find((one) => one.id === id)?.name ??
        id);
  const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
  switch (move.do) {
    case 'start':
      return 'Action dice rolled and arranged';
    case 'turn':
      return `${name(move.hero)} begins a turn`;
    case 'done':
      return 'The hero’s turn ends';
    case 'wake':
      return `${name(move.who)} rolls ${move.by} Life to wake up`;
    case 'stand':
      return `${name(move.who)} stands up`;
    case 'card':
      return move.card.isDown
        ? `A card face down for ${name(move.card.figure)}`
        : `Card: ${move.card.name || name(move.card.figure)}`;
    case 'pass':
      return 'The villain’s turn ends';
    case 'spawn':
      return `Round over: ${Object.values(move.figures).reduce((sum, one) => sum + one, 0)} minions spawn`;
    case 'life':
      return `${name(move.who)}: ${signed(move.by)} Life`;
    case 'focus':
      return `${name(move.who)}: ${signed(move.by)} Focus`;
    case 'token':
      return `${name(move.who)}: ${signed(move.by)} KO’ed token`;
    case 'wound':
      return `${name(move.minion)}: ${move.by > 0 ? 'wounded' : 'healed'}`;
    case 'enter':
      return `${name(move.minion)} enters the map`;
    case 'pool':
      return `${name(move.minion)}: ${signed(move.by)} in the pool`;
    case 'win':
      return move.side === 'heroes' ? 'The heroes win' : 'The villain wins';
  }
}

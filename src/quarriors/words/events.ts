import { dieWords, type EventKind, type Game, type GameEvent } from '../engine/index.ts';

/** Names of the players, in the order of their seats. */
type Names = readonly string[];

type Told = (event: GameEvent, tale: Tale) => string | null;

/** What sentences need beside the event. */
interface Tale {
  who: string;
  die: string;
  other: string;
  names: Names;
}

const ZONE_WORDS = ['bag', 'Active Pool', 'Ready Area', 'Used Pile', 'side', 'Spent Pile'];

const dice = (count: number) => (count === 1 ? '1 die' : `${count} dice`);

/** A sentence for each kind of event; null for what another sentence tells. */
const TOLD: Readonly<Record<EventKind, Told>> = {
  turn: ({ amount }, { who }) => `Turn ${amount}: ${who}.`,
  glory: ({ amount, rest }, { who }) => `${who} gains ${amount} Glory and has ${rest}.`,
  scored: ({ amount }, { die }) => `${die} scores ${amount} Glory.`,
  culled: (_, { who, die }) => `${who} culls ${die}; it returns to the Wilds.`,
  drawn: (_, { who, die }) => `${who} draws ${die}.`,
  refilled: ({ amount }, { who }) => `${who} puts the Used Pile, ${dice(amount)}, into the bag.`,
  'nothing-to-draw': (_, { who }) => `${who} has nothing left to draw.`,
  rolled: (_, { die }) => `Rolled: ${die}.`,
  used: (_, { who, die }) => `${who} uses ${die}.`,
  're-rolled': (_, { who, die }) => `${who} rolls ${die} again.`,
  spent: (_, { who, die }) => `${who} spends ${die}.`,
  quiddity: ({ amount, rest }, { who }) => `${who} gains ${amount} Quiddity and has ${rest}.`,
  readied: (_, { who, die }) => `${who} readies ${die}.`,
  summoned: ({ amount }, { who, die }) => `${who} summons ${die} for ${amount}.`,
  cast: (_, { who, die }) => `${who} casts ${die}.`,
  attached: (_, { who, die, other }) => `${who} lays ${die} with ${other}.`,
  copied: (_, { die, other }) => `${die} becomes a copy of ${other}.`,
  bonus: ({ amount, rest }, { who }) =>
    amount > 0
      ? `Creatures of ${who} have ${amount} attack more this turn.`
      : `Creatures of ${who} have ${rest} defense more this turn.`,
  saved: (_, { who }) => `Creatures of ${who} destroyed this turn go to the Active Pool.`,
  disarmed: (_, { die }) => `${die} has no attack this turn.`,
  attack: ({ amount }, { who }) => `${who} attacks everybody with ${amount}.`,
  'no-attack': (_, { who }) => `${who} has no creature to attack with.`,
  faces: ({ amount }, { who }) => `${who} faces an attack of ${amount}.`,
  stood: ({ amount, rest }, { who, die }) =>
    `${who} defends with ${die}: defense ${rest} against ${amount}, so it stands.`,
  fallen: ({ amount, rest }, { who, die }) =>
    `${who} defends with ${die}: defense ${rest - amount} against ${rest}, so it falls; ${amount} left.`,
  destroyed: (_, { die }) => `${die} is destroyed.`,
  'came-back': (_, { die }) =>
    `${die} comes back; what was left of the attack on its owner is lost.`,
  'added-again': ({ amount, rest }, { die }) => `${die} adds its ${amount} again: ${rest} left.`,
  fell: (_, { die, other }) => `${die} leaves with ${other}.`,
  returned: ({ amount }, { die }) => `${die} goes to the ${ZONE_WORDS[amount] ?? ''}.`,
  moved: ({ amount }, { die }) =>
    amount === 4 ? `${die} is set aside.` : `${die} goes to the ${ZONE_WORDS[amount] ?? ''}.`,
  swapped: ({ amount }, { who, die, other, names }) =>
    `${who} swaps ${die} for ${other} of ${names[amount] ?? ''}.`,
  turned: (_, { die }) => `Turned up: ${die}.`,
  captured: ({ amount }, { who, die }) =>
    amount === 0 ? `${who} captures ${die} for nothing.` : `${who} captures ${die} for ${amount}.`,
  cheaper: ({ amount }, { who }) => `Dice cost ${who} ${amount} less this turn.`,
  'more-captures': ({ amount }, { who }) => `${who} may capture ${dice(amount)} more this turn.`,
  cleared: ({ amount }, { who }) => `${who} moves ${dice(amount)} to the Used Pile.`,
  over: ({ amount }, { names }) => {
    const winners = names.filter((_, seat) => (amount & (1 << seat)) !== 0);
    return winners.length > 1
      ? `${winners.join(' and ')} share the victory.`
      : `${winners[0]} wins.`;
  },
};

/** What a die shows that was not rolled means nothing. */
const UNROLLED: ReadonlySet<EventKind> = new Set(['drawn', 'captured', 'culled', 'swapped']);

/** An event as a sentence; null for what another one tells. */
export function tellEvent(event: GameEvent, game: Game, names: Names): string | null {
  return TOLD[event.kind](event, {
    who: names[event.seat] ?? `Player ${event.seat + 1}`,
    die: dieWords(game, event.die, UNROLLED.has(event.kind) ? -1 : event.row),
    other: dieWords(game, event.other, event.otherRow),
    names,
  });
}

/** Every event with its turn and the rules behind it. */
export function logLines(events: readonly GameEvent[], game: Game, names: Names): string[] {
  return events.flatMap((event) => {
    const words = tellEvent(event, game, names);
    return words === null ? [] : [`${event.turn}. ${words} (${event.rules.join(', ')})`];
  });
}

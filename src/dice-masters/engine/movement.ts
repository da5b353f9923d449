/** Areas where dice lie. Attack is within field. (R5.1) */
export const ZONES = [
  'card',
  'bag',
  'prep',
  'reserve',
  'field',
  'attack',
  'out',
  'used',
  'aside',
] as const;
export type Zone = (typeof ZONES)[number];

export const ZONE_NAMES: Record<Zone, string> = {
  card: 'Card',
  bag: 'Bag',
  prep: 'Prep Area',
  reserve: 'Reserve Pool',
  field: 'Field Zone',
  attack: 'Attack Zone',
  out: 'Out of Play',
  used: 'Used Pile',
  aside: 'Set aside',
};

/** One rule about where dice go. */
export interface Movement {
  /** The rule that says so. */
  id: string;
  /** Empty when it does not matter where the die lies. */
  from: readonly Zone[];
  to: readonly Zone[];
  /** Areas the die would have gone to without this rule. */
  insteadOf: readonly Zone[];
  /** The occasion in a few words. */
  when: string;
  /** It takes the text of a card; the game alone never does it. */
  needsCard: boolean;
}

const always = (id: string, from: Zone, to: Zone, when: string): Movement => ({
  id,
  from: [from],
  to: [to],
  insteadOf: [],
  when,
  needsCard: false,
});
const byCard = (id: string, from: Zone[], to: Zone[], when: string): Movement => ({
  id,
  from,
  to,
  insteadOf: [],
  when,
  needsCard: true,
});

/** Every movement of the reference, in the order of its rules. */
export const MOVEMENTS: readonly Movement[] = [
  always('M1', 'card', 'used', 'You buy it'),
  byCard('M2', ['card'], ['prep'], 'You buy it and an effect sends it here'),
  byCard('M3', ['card'], ['field'], 'You buy it with Suit Up; it enters at level 2'),
  always('M4', 'bag', 'prep', 'You draw in step 1, or Prep it from the bag'),
  always('M5', 'bag', 'out', 'Fourth die of the very first turn (2019)'),
  byCard('M6', ['bag'], ['reserve'], 'An effect draws it and names no place; roll it once'),
  always('M7', 'used', 'bag', 'The bag is empty and you must draw: the whole pile'),
  byCard('M8', ['used'], ['prep'], 'An effect Preps it'),
  byCard('M9', ['used'], ['field'], 'An effect puts it there; that is not fielding'),
  always('M10', 'prep', 'reserve', 'After the roll and reroll, on the face it shows'),
  always('M11', 'reserve', 'out', 'On your turn: spent, or used as an action'),
  always('M12', 'reserve', 'used', 'Left over, or spent on the opponent’s turn'),
  always('M13', 'reserve', 'field', 'You field it, or use a Continuous action'),
  always('M14', 'field', 'attack', 'It attacks or blocks'),
  always('M15', 'attack', 'field', 'It survived, or left combat'),
  always('M16', 'field', 'prep', 'KO’d, or used for Tag Out; rolled next turn'),
  always('M17', 'attack', 'out', 'It was not blocked and has dealt its damage'),
  byCard(
    'M18',
    ['field'],
    ['out', 'used'],
    'An effect sends it; Out of Play first on its owner’s turn',
  ),
  byCard('M19', ['field'], ['reserve'], 'Rerolled to a face that cannot stay'),
  always('M20', 'out', 'used', 'Your turn ends'),
  byCard(
    'M21',
    ['field', 'aside'],
    ['aside', 'field'],
    'Intimidated or captured, and later given back',
  ),
  {
    ...byCard('M22', [], ['prep'], 'You control it: to its owner’s Prep Area'),
    insteadOf: ['prep', 'used'],
  },
  { ...byCard('M23', [], ['bag'], 'It has Immortal'), insteadOf: ['used'] },
];

/** A movement as seen from one area: the area at its other end, or null for any. */
export interface Way {
  movement: Movement;
  other: Zone | null;
}

/** How dice get into an area. */
export function waysInto(zone: Zone): Way[] {
  return MOVEMENTS.filter(({ to }) => to.includes(zone)).flatMap((movement): Way[] => {
    const starts = movement.from.filter((from) => from !== zone);
    if (starts.length === 0) return [{ movement, other: null }];
    return starts.map((other) => ({ movement, other }));
  });
}

/** How dice leave an area. What leaves the Field Zone may be in the Attack Zone just then. (R5.1) */
export function waysOut(zone: Zone): Way[] {
  return MOVEMENTS.flatMap((movement): Way[] => {
    const { from, to } = movement;
    const viaField = zone === 'attack' && from.includes('field') && !to.includes('attack');
    const start = from.includes(zone) ? zone : viaField ? 'field' : null;
    if (!start) return [];
    return to.filter((other) => other !== start).map((other) => ({ movement, other }));
  });
}

/** Movements that keep a die from coming here. */
export function waysElsewhere(zone: Zone): Movement[] {
  return MOVEMENTS.filter(({ insteadOf, to }) => insteadOf.includes(zone) && !to.includes(zone));
}

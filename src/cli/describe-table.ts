import {
  type DecisionView,
  type GameView,
  ZONE_NAMES,
  ZONES,
} from '../dice-masters/engine/index.ts';

/** The table and the open decision as lines. */
export function describeTable(view: GameView, open: DecisionView | null): string[] {
  const { turn, step, active, winner } = view;
  const over = winner === null ? [] : [winner === 'tie' ? 'A tie.' : `Seat ${winner} wins.`];
  const asked = open
    ? [
        `Seat ${open.seat} decides (${open.kind}, ${open.rule}):`,
        ...open.options.map((option, place) => `  ${place}  ${option}`),
      ]
    : [];
  return [
    `Turn ${turn} of the game, ${step}, seat ${active} is active.`,
    ...view.seats.flatMap((seat, place) => [
      `Seat ${place}: ${seat.life} life`,
      ...zoneLines(seat),
    ]),
    ...over,
    ...asked,
  ];
}

function zoneLines({ zones }: GameView['seats'][0]): string[] {
  return ZONES.filter((zone) => zone !== 'card' && zones[zone].length > 0).map((zone) => {
    const dice = zones[zone].map(({ name, face }) =>
      zone === 'bag' || zone === 'used' || zone === 'out' || zone === 'prep'
        ? name
        : `${name} ${face}`,
    );
    return `  ${ZONE_NAMES[zone].padEnd(13)} ${dice.join(', ')}`;
  });
}

import type { Game } from '../game.ts';
import { purchaseCostOf } from '../prices.ts';
import { BASIC_KIND } from '../state/layout.ts';
import type { DieView, GameView } from '../view.ts';
import { cardsOfSeat } from './place.ts';
import type { Scenario } from './scenario.ts';

type Expected = Scenario['expect'];
type Named<Value> = Record<string, Value>;
type ByName<Value> = Named<Value> | [Named<Value>, Named<Value>] | undefined;

/** A name, whose die or card it is or null for anyone's, and what is expected of it. */
interface Wanted<Value> {
  name: string;
  seat: 0 | 1 | null;
  value: Value;
}

/** Attack, defense and damage of dice in the Field, and what dice cost. */
export function checkDice(
  { stats, damage, prices }: Expected,
  { game, view }: { game: Game; view: GameView },
): string[] {
  return [
    ...wantedOf(stats).flatMap((one) =>
      checkFielded(one, view, ({ attack, defense }) => `${attack}/${defense}`),
    ),
    ...wantedOf(damage).flatMap((one) => checkFielded(one, view, (die) => die.damage, ' damage')),
    ...wantedOf(prices).flatMap((one) => checkPrice(one, game)),
  ];
}

function wantedOf<Value>(by: ByName<Value>): Wanted<Value>[] {
  const all = (named: Named<Value>, seat: 0 | 1 | null) =>
    Object.entries(named).map(([name, value]) => ({ name, seat, value }));
  if (by === undefined) return [];
  return Array.isArray(by) ? [...all(by[0], 0), ...all(by[1], 1)] : all(by, null);
}

function checkFielded<Value>(
  { name, seat, value }: Wanted<Value>,
  { seats }: GameView,
  of: (die: DieView) => Value,
  unit = '',
): string[] {
  const looked = seat === null ? seats : [seats[seat]];
  const seen = looked
    .flatMap(({ zones }) => [...zones.field, ...zones.attack])
    .filter((die) => die.name === name)
    .map(of);
  if (seen.includes(value)) return [];
  const whose = seat === null ? '' : ` of seat ${seat}`;
  if (seen.length === 0) return [`${name}${whose} is not in the Field, so not ${value}${unit}`];
  return [`${name}${whose} is ${seen.join(', ')}${unit}, not ${value}`];
}

/** What its player would pay; for a Basic Action the active player. (R8.2, R8.6) */
function checkPrice({ name, seat, value }: Wanted<number>, game: Game): string[] {
  const { layout, active } = game;
  const seats = seat === null ? ([0, 1] as const) : [seat];
  const owned = seats.flatMap((one) =>
    cardsOfSeat(game, one)
      .filter((card) => layout.card(card).name === name)
      .map((card) => ({
        card,
        payer: seat ?? (layout.cardKind[card] === BASIC_KIND ? active : one),
      })),
  );
  const prices = owned.map(({ card, payer }) => purchaseCostOf(game, card, payer));
  if (prices.includes(value)) return [];
  if (prices.length === 0) return [`no card is called ${name}, so none costs ${value}`];
  return [`${name} costs ${[...new Set(prices)].join(' or ')}, not ${value}`];
}

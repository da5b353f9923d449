import {
  describeFace,
  type EnergyType,
  type Face,
  monogram,
} from '../../../dice-masters/cards/index.ts';
import {
  BASIC_KIND,
  type DieView,
  type Game,
  type GameView,
  purchaseCostOf,
  type Seat,
  SIDEKICK_KIND,
  type Zone,
} from '../../../dice-masters/engine/index.ts';
import { isUntold } from './untold.ts';

/** A die as the mat draws it. */
export interface Piece {
  die: number;
  name: string;
  mark: string;
  energy: readonly EnergyType[];
  /** Null for a die that lies unrolled. (R1.10) */
  face: Face | null;
  /** Name and what it shows, for people who do not see it. */
  label: string;
  /** Attack and defense where they are not the printed ones. */
  stats: string | null;
  damage: number;
}

const ROLLED: ReadonlySet<Zone> = new Set<Zone>(['reserve', 'field', 'attack']);

/** The dice of a zone, as the engine's view has them. */
export function piecesIn(game: Game, view: GameView, seat: Seat, zone: Zone): Piece[] {
  const shows = ROLLED.has(zone) || (zone === 'prep' && game.step === 'roll-and-reroll');
  return view.seats[seat].zones[zone].map((die) =>
    pieceOf(game, die, shows && !isUntold(game, die.die)),
  );
}

function pieceOf(game: Game, view: DieView, shows: boolean): Piece {
  const { die, name, damage } = view;
  const card = game.layout.card(game.layout.cardOf[die] ?? 0);
  const face = shows ? (card.faces[game.table.face[die] ?? 0] ?? null) : null;
  const stats = statsOf(view, face);
  const words = [
    face ? `${name}, ${describeFace(face)}` : name,
    ...(stats ? [`now ${view.attack} attack and ${view.defense} defense`] : []),
    ...(damage > 0 ? [`${damage} damage`] : []),
  ];
  const mark = card.id === 'sidekick' ? 'SK' : monogram(name);
  return { die, name, mark, energy: card.energy, face, label: words.join(', '), stats, damage };
}

function statsOf({ attack, defense }: DieView, face: Face | null): string | null {
  if (attack === null || defense === null || face?.kind !== 'level') return null;
  const isPrinted = attack === face.attack && defense === face.defense;
  return isPrinted ? null : `${attack}/${defense}`;
}

/** Equal dice in one heap. */
export interface Heap {
  piece: Piece;
  dice: number[];
}

/** Unrolled dice lie in heaps by card. */
export function heapsOf(pieces: readonly Piece[]): Heap[] {
  const heaps = new Map<string, Heap>();
  for (const piece of pieces) {
    const heap = heaps.get(piece.name);
    if (heap) heap.dice.push(piece.die);
    else heaps.set(piece.name, { piece, dice: [piece.die] });
  }
  return [...heaps.values()];
}

/** A card on the table with the dice still on it. */
export interface CardOnTable {
  /** Place in the layout. */
  card: number;
  id: string;
  name: string;
  subtitle: string;
  cost: number;
  energy: readonly EnergyType[];
  isBasic: boolean;
  seat: Seat;
  left: number;
  dice: number;
}

/** Every card but the Sidekicks, which have none. (R1.4) */
export function cardsOnTable(game: Game): CardOnTable[] {
  const { layout, table } = game;
  return layout.cards.flatMap((card, place): CardOnTable[] => {
    if (layout.cardKind[place] === SIDEKICK_KIND) return [];
    const { id, name, subtitle, energy } = card;
    const seat: Seat = layout.cardSeat[place] === 1 ? 1 : 0;
    return [
      {
        card: place,
        id,
        name,
        subtitle,
        cost: purchaseCostOf(game, place, seat),
        energy,
        isBasic: layout.cardKind[place] === BASIC_KIND,
        seat,
        left: table.supply[place] ?? 0,
        dice: layout.cardDice[place] ?? 0,
      },
    ];
  });
}

/** An attacker with the dice that block it. */
export interface Clash {
  attacker: number;
  blockers: number[];
}

/** Who faces whom among the dice of the Attack Zone. */
export function clashesOf(game: Game, attackers: readonly number[]): Clash[] {
  return attackers.map((attacker) => {
    const blockers: number[] = [];
    for (let pair = 0; pair < game.state.now.pairCount; pair++) {
      if (game.state.pairAttacker[pair] === attacker)
        blockers.push(game.state.pairBlocker[pair] ?? -1);
    }
    return { attacker, blockers };
  });
}

import {
  type EventOf,
  type Game,
  type GameEvent,
  isMove,
  type MoveEvent,
} from '../../../dice-masters/engine/index.ts';
import { PERSON } from '../table/run-table.ts';

/** The energy of one turn, in units. */
export interface TurnEnergy {
  /** What the dice in the Reserve Pool showed, and what came without a die. */
  rolled: number;
  /** On this turn, and for Globals on the next. */
  spent: number;
  /** Still there when the Reserve Pool was cleared, or now. */
  unspent: number;
}

/** Reads the energy of each turn of the person off the log. (R3.5, R7.1.1) */
export function energyByTurn(
  entries: readonly GameEvent[],
  game: Game,
): ReadonlyMap<number, TurnEnergy> {
  const books = new Books(game);
  for (const entry of entries) books.enter(entry);
  return books.close();
}

class Books {
  private readonly turns = new Map<number, TurnEnergy>();
  private current: TurnEnergy = { rolled: 0, spent: 0, unspent: 0 };
  /** Units on the dice of the Reserve Pool. */
  private readonly reserve = new Map<number, number>();
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  enter(event: GameEvent): void {
    if (event.seat !== PERSON) return;
    if (isMove(event)) {
      this.move(event);
      return;
    }
    switch (event.kind) {
      case 'step':
        if (event.step === 'roll-and-reroll') this.begin(event.turn);
        return;
      case 'roll':
      case 'turn-face':
      case 'half-spent':
        this.show(event);
        return;
      case 'unit-gained':
        // Energy of a short draw comes before the roll and belongs to the turn. (R7.1.6)
        if (event.step === 'clear-and-draw') this.begin(event.turn);
        this.current.rolled += event.amount;
        return;
      case 'unit-spent':
        this.current.spent += event.amount;
        return;
      case 'unit-kept':
        this.current.spent -= event.amount;
        return;
      case 'unit-lost':
        this.current.unspent += event.amount;
    }
  }

  close(): ReadonlyMap<number, TurnEnergy> {
    for (const units of this.reserve.values()) this.current.unspent += units;
    return this.turns;
  }

  private begin(turn: number): void {
    if (this.turns.get(turn) === undefined) this.open(turn);
  }

  private open(turn: number): void {
    this.current = { rolled: 0, spent: 0, unspent: 0 };
    this.turns.set(turn, this.current);
  }

  private move({ kind, die, from, to, face }: MoveEvent): void {
    if (from === 'reserve') {
      const units = this.reserve.get(die) ?? 0;
      this.reserve.delete(die);
      if (kind === 'spent') this.current.spent += units;
      else if (kind === 'cleared') this.current.unspent += units;
    }
    // A die that is drawn into the Reserve Pool is rolled there. (M6)
    if (to === 'reserve') this.put(die, from === 'bag' ? 0 : this.unitsOn(die, face));
  }

  private put(die: number, units: number): void {
    this.reserve.set(die, units);
    this.current.rolled += units;
  }

  private show({ kind, die, face }: EventOf<'roll' | 'turn-face' | 'half-spent'>): void {
    const before = this.reserve.get(die);
    if (before === undefined) return;
    const units = this.unitsOn(die, face);
    this.reserve.set(die, units);
    if (kind === 'half-spent') this.current.spent += before - units;
    else this.current.rolled += units - before;
  }

  private unitsOn(die: number, face: number): number {
    const { layout } = this.game;
    const shown = layout.card(layout.cardOf[die] ?? 0).faces[face];
    return shown?.kind === 'energy' ? shown.units.length : 0;
  }
}

import type { Chooser as TableChooser } from '../../tabletop/chooser.ts';
import { Xoshiro } from '../../tabletop/luck/xoshiro.ts';
import { FACES_PER_DIE } from '../cards/face.ts';
import type { CardText } from './card-text.ts';
import type { Chance } from './chance.ts';
import { Decision } from './decisions/decision.ts';
import { Layout } from './layout.ts';
import type { GameLog } from './log.ts';
import { gloryGoal, type Setup } from './setup.ts';
import { State } from './state/state.ts';

export type Chooser = TableChooser<Decision, Game>;

/** One game on the table. What the rules do to it lives in `effects` and `phases`. */
export class Game {
  readonly setup: Setup;
  readonly layout: Layout;
  readonly state: State;
  readonly decision = new Decision('summon', 0);
  /** Glory that wins. (Q8) */
  readonly goal: number;
  /** Marks what was offered already; never outlives a question. */
  readonly offered: Int32Array;
  offering = 0;
  /** An opponent is about to defend and the total against them is not counted yet. */
  isCounting = false;

  chooser: Chooser;
  chance: Chance;
  /** Luck for choosers alone; it never touches the dice. */
  policy = new Xoshiro();
  log: GameLog | null = null;
  onTurnEnd: ((hash: number) => void) | null = null;
  /** Looks at the table as a phase begins; it changes nothing. */
  onPhase: ((game: Game) => void) | null = null;
  /** Choosers are asked where there is a single option too. */
  asksSingle = false;

  constructor(setup: Setup, chooser: Chooser, chance: Chance) {
    this.setup = setup;
    this.layout = new Layout(setup);
    this.state = new State(setup, this.layout);
    this.goal = gloryGoal(setup.players);
    this.offered = new Int32Array(this.layout.cards.length * FACES_PER_DIE);
    this.chooser = chooser;
    this.chance = chance;
  }

  /** Back to the first turn. */
  reset(): void {
    this.state.reset();
  }

  /** The face whose text and numbers count: that of the die, or of what it copies. */
  rowOf(die: number): number {
    const copied = this.state.copy[die] ?? -1;
    return copied >= 0 ? copied : this.shownRow(die);
  }

  /** The face that lies on top. */
  shownRow(die: number): number {
    return (this.layout.cardOf[die] ?? 0) * FACES_PER_DIE + (this.state.face[die] ?? 0);
  }

  textOf(die: number): CardText {
    return this.layout.text(this.rowOf(die));
  }

  cardOf(die: number): number {
    return this.layout.cardOf[die] ?? 0;
  }

  burstsOf(row: number): number {
    return this.layout.faces.bursts[row] ?? 0;
  }
}

/** What every chooser may look at: who is asked, and how many options there are. */
export interface Asked {
  readonly seat: number;
  readonly count: number;
}

/** Someone or something that picks one of the options, always. */
export interface Chooser<Decision extends Asked, Table> {
  choose(decision: Decision, table: Table): number;
}

/** A game that stops because nobody has answered yet. */
export class Unanswered extends Error {
  constructor() {
    super('the open decision has no answer yet');
  }
}

/** Answers from recorded picks; when they run out, the decision stays open. */
export class ReplayingChooser implements Chooser<Asked, unknown> {
  private readonly picks: readonly number[];
  private place = 0;
  /** A pick that the rules of today do not offer any more. */
  impossible = false;

  constructor(picks: readonly number[]) {
    this.picks = picks;
  }

  choose({ count }: Asked): number {
    const pick = this.picks[this.place];
    if (pick === undefined) throw new Unanswered();
    if (pick >= count) {
      this.impossible = true;
      throw new Unanswered();
    }
    this.place++;
    return pick;
  }
}

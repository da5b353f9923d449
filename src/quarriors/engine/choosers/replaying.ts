import type { Decision } from '../decisions/decision.ts';
import type { Chooser } from '../game.ts';

/** A game that stops because nobody has answered yet. */
export class Unanswered extends Error {
  constructor() {
    super('the open decision has no answer yet');
  }
}

/** Answers from recorded picks; when they run out, the decision stays open. */
export class ReplayingChooser implements Chooser {
  private readonly picks: readonly number[];
  private place = 0;
  /** A pick that the rules of today do not offer any more. */
  impossible = false;

  constructor(picks: readonly number[]) {
    this.picks = picks;
  }

  choose({ count }: Decision): number {
    const pick = this.picks[this.place];
    if (pick === undefined || pick >= count) {
      this.impossible = pick !== undefined;
      throw new Unanswered();
    }
    this.place++;
    return pick;
  }
}

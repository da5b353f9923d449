import { type Chooser, Unanswered } from '../decisions/chooser.ts';
import type { Decision } from '../decisions/decision.ts';

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
    if (pick === undefined) throw new Unanswered();
    if (pick >= count) {
      this.impossible = true;
      throw new Unanswered();
    }
    this.place++;
    return pick;
  }
}

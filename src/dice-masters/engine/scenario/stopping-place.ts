import type { ScriptedChooser } from '../choosers/scripted.ts';
import type { Game } from '../game.ts';
import type { Watcher } from '../run.ts';
import type { Scenario } from './scenario.ts';

/** Thrown where a scenario stops without a question. */
export class PlaceReached extends Error {}

/**
 * Stops at a step once the picks are made: the chooser leaves its first question open,
 * this ends the run where the step asks nothing, and before the Cleanup Step takes damage away.
 */
export class StoppingPlace implements Watcher {
  private readonly stop: Scenario['stop'];
  private readonly chooser: ScriptedChooser;
  private isReached = false;

  constructor(stop: Scenario['stop'], chooser: ScriptedChooser) {
    this.stop = stop;
    this.chooser = chooser;
  }

  entered({ step }: Game): void {
    if (this.chooser.hasPicks) return;
    if (this.isReached || (step === 'cleanup' && this.stop === 'cleanup')) throw new PlaceReached();
    this.isReached = step === this.stop;
  }
}

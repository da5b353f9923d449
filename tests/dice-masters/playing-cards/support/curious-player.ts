import type { Chooser } from '../../../../src/dice-masters/engine/decisions/chooser.ts';
import {
  ACTIVATE,
  BUY,
  type Decision,
  DONE,
  FIELD_DIE,
  PASS,
  USE,
} from '../../../../src/dice-masters/engine/decisions/decision.ts';
import type { Game } from '../../../../src/dice-masters/engine/game.ts';

/** Wants to see every text at work: fields and uses what it can, saves up for what it was told to buy. */
export class CuriousPlayer implements Chooser {
  private readonly wishes: ReadonlySet<string>;

  constructor(wishes: ReadonlySet<string>) {
    this.wishes = wishes;
  }

  choose(decision: Decision, game: Game): number {
    if (decision.kind === 'main') return this.act(decision, game);
    if (decision.kind === 'reroll') return game.policy.below(3) === 0 ? anyOf(decision, game) : 0;
    const pick = anyOf(decision, game);
    const isEnd = decision.verb[pick] === PASS || decision.verb[pick] === DONE;
    return isEnd ? anyOf(decision, game) : pick;
  }

  private act(decision: Decision, game: Game): number {
    const wanted = places(decision, (verb, a) => {
      return verb === BUY && this.wishes.has(game.layout.card(a).id);
    });
    const deeds = places(decision, (verb) => verb === FIELD_DIE || verb === USE);
    const texts = places(decision, (verb) => verb === ACTIVATE);
    const lists = [wanted, deeds, ...(game.policy.below(4) === 0 ? [texts] : [])];
    for (const list of lists) {
      if (list.length > 0) return list[game.policy.below(list.length)] ?? 0;
    }
    return game.policy.below(4) === 0 ? anyOf(decision, game) : 0;
  }
}

function anyOf({ count }: Decision, game: Game): number {
  return game.policy.below(count);
}

function places({ count, verb, a }: Decision, fits: (verb: number, a: number) => boolean) {
  return Array.from({ length: count }, (_, place) => place).filter((place) =>
    fits(verb[place] ?? PASS, a[place] ?? 0),
  );
}

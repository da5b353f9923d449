import { SensiblePlayer } from '../../engine/choosers/sensible.ts';
import { attackerOf } from '../../engine/choosers/sensible-combat.ts';
import type { Chooser } from '../../engine/decisions/chooser.ts';
import {
  ATTACK_WITH,
  type Decision,
  DONE,
  FIELD_DIE,
  USE,
} from '../../engine/decisions/decision.ts';
import type { Game } from '../../engine/game.ts';
import { otherSeat } from '../../engine/state/table.ts';
import { ATTACK, FIELD } from '../../engine/state/zones.ts';
import { attackOf, fieldingCostOf, isSidekickDie } from '../../engine/stats.ts';
import { ownTurn } from '../own-turn.ts';
import type { Policy } from '../policy.ts';
import { BuyList } from './buy-list.ts';
import { type RerollRule, rerollRule } from './reroll.ts';

const ANY_COST = 99;

/** What a player did with the energy of a turn. */
export interface Diary {
  bought(card: number, cost: number): void;
  fielded(die: number, cost: number): void;
}

/** Plays by a policy; what a policy says nothing about, such as blocks and targets, by common sense. */
export class PolicyPlayer implements Chooser {
  private readonly policy: Policy;
  private readonly rest = new SensiblePlayer();
  private readonly reroll: RerollRule;
  /** Is told what the player does, before it happens. */
  diary: Diary | null = null;
  private list: BuyList | null = null;

  constructor(policy: Policy) {
    this.policy = policy;
    this.reroll = rerollRule(policy.reroll);
  }

  choose(decision: Decision, game: Game): number {
    switch (decision.kind) {
      case 'main':
        return this.act(decision, game);
      case 'reroll': {
        return this.reroll(decision, game, this.listFor(game, decision.seat));
      }
      case 'attackers':
        return this.attack(decision, game);
      default:
        return this.rest.choose(decision, game);
    }
  }

  private listFor(game: Game, seat: 0 | 1): BuyList {
    if (this.list?.layout !== game.layout) this.list = new BuyList(game, seat, this.policy);
    return this.list;
  }

  private act(decision: Decision, game: Game): number {
    const turn = ownTurn(game, decision.seat);
    const early = this.fielding(decision, game, this.freeUpTo(turn));
    if (early >= 0) return early;
    const wish = this.listFor(game, decision.seat).best(decision, game);
    if (wish >= 0) {
      this.diary?.bought(decision.a[wish] ?? 0, decision.b[wish] ?? 0);
      return wish;
    }
    const late = this.fielding(decision, game, ANY_COST);
    return late >= 0 ? late : Math.max(0, firstOf(decision, USE));
  }

  /** What a die may cost to be fielded before anything is bought; -1 for nothing. */
  private freeUpTo(turn: number): number {
    const { when, firstFrom } = this.policy.field;
    if (when === 'before-buying' || turn >= firstFrom) return ANY_COST;
    return when === 'free-first' ? 0 : -1;
  }

  private fielding({ count, verb, a }: Decision, game: Game, most: number): number {
    const { who } = this.policy.field;
    if (who === 'nobody' || most < 0) return -1;
    for (let option = 0; option < count; option++) {
      if (verb[option] !== FIELD_DIE) continue;
      const die = a[option] ?? 0;
      const cost = fieldingCostOf(game, die);
      if (cost > most || (who === 'no-sidekicks' && isSidekickDie(game, die))) continue;
      this.diary?.fielded(die, cost);
      return option;
    }
    return -1;
  }

  private attack(decision: Decision, game: Game): number {
    const { who, from } = this.policy.attack;
    const isLate = ownTurn(game, decision.seat) >= from;
    if (!isLate || who === 'nobody') return stopped(decision);
    if (who === 'safe') return attackerOf(decision, game);
    if (who === 'only-to-win' && !wouldWin(game)) return stopped(decision);
    return Math.max(0, firstOf(decision, ATTACK_WITH));
  }
}

/** Done; dice that must attack leave no such choice. (B10) */
function stopped(decision: Decision): number {
  return Math.max(0, firstOf(decision, DONE));
}

function firstOf({ count, verb }: Decision, wanted: number): number {
  for (let option = 0; option < count; option++) if (verb[option] === wanted) return option;
  return -1;
}

/** Whether all attack together, unblocked, is enough. */
function wouldWin(game: Game): boolean {
  const { table, active } = game;
  let sum = 0;
  for (let zone = FIELD; zone <= ATTACK; zone++) {
    const dice = table.count(active, zone);
    for (let place = 0; place < dice; place++) sum += attackOf(game, table.at(active, zone, place));
  }
  return sum >= (table.life[otherSeat(active)] ?? 0);
}

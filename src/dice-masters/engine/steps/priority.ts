import { WINDOWS } from '../abilities/hooks.ts';
import { buy, offerPurchases } from '../actions/buy.ts';
import { fieldDie, offerFielding } from '../actions/field.ts';
import { offerActions, useAction } from '../actions/use.ts';
import { offerActivated, offerWithin, useActivated } from '../activated.ts';
import { choose } from '../decisions/chooser.ts';
import { ACTIVATE, BUY, FIELD_DIE, PASS, USE } from '../decisions/decision.ts';
import { loseVirtual } from '../energy/pay.ts';
import { countUnits } from '../energy/units.ts';
import { ACTION_FACE, LEVEL_FACE } from '../faces.ts';
import type { Game } from '../game.ts';
import { note } from '../record.ts';
import { settle } from '../settle.ts';
import { otherSeat } from '../state/table.ts';

/** Where priority is passed: the Main Step, or the action/Global window of the Attack Step. (R11.2) */
type PriorityWindow = 'main' | 'window';

/** What the inactive player did: nothing possible, passed, or used something. */
type Reply = 'none' | 'passed' | 'acted';

const WINDOW_TEXTS = WINDOWS.global;
const MAIN_TEXTS = WINDOWS.global | WINDOWS.main;

/** Both players act until the inactive one passes and the active one adds nothing. (R11.6, R11.6a) */
export function passPriority(game: Game, occasion: PriorityWindow): void {
  let reply: Reply = 'acted';
  for (;;) {
    const acted = actUntilPass(game, occasion);
    if (!acted && reply === 'passed') return;
    expireVirtual(game, 'pass-priority');
    reply = replyOf(game);
    if (reply === 'none') return;
  }
}

/** The active player does any number of things; false when that is none. */
function actUntilPass(game: Game, occasion: PriorityWindow): boolean {
  let acted = false;
  while (actOnce(game, occasion)) {
    acted = true;
    settle(game);
    // R11.6a: with loose priority the other player may answer every single action.
    if (game.profile.priority === 'loose') replyOf(game);
  }
  return acted;
}

function actOnce(game: Game, occasion: PriorityWindow): boolean {
  const { decision, active } = game;
  const isMain = occasion === 'main';
  decision.open(occasion, active, isMain ? 'R7.3.1' : 'R12.7');
  decision.add(PASS, -1, -1);
  if (isMain) {
    offerMain(game);
  } else {
    offerActions(game);
    if (game.hooks.activated.length > 0) offerActivated(game, active, WINDOW_TEXTS);
  }
  const pick = choose(game);
  return carryOut(game, decision.verb[pick] ?? PASS, decision.a[pick] ?? 0, decision.b[pick] ?? 0);
}

function offerMain(game: Game): void {
  const total = countUnits(game, game.active);
  const others = game.scratch.otherFaces;
  const kinds = game.scratch.haveKinds;
  offerPurchases(game, total);
  if ((others & LEVEL_FACE) !== 0) offerFielding(game, total);
  if ((others & ACTION_FACE) !== 0) offerActions(game);
  if (game.hooks.activated.length > 0) offerWithin(game, game.active, MAIN_TEXTS, total, kinds);
}

function carryOut(game: Game, verb: number, a: number, b: number): boolean {
  switch (verb) {
    case BUY:
      buy(game, a);
      return true;
    case FIELD_DIE:
      fieldDie(game, a);
      return true;
    case USE:
      game.state.now.held = 0;
      useAction(game, a);
      return true;
    case ACTIVATE:
      useActivated(game, game.active, a, b);
      return true;
    default:
      game.state.now.held = 0;
      if (game.log !== null) note(game, 'pass', ruleOfPassing(game), game.active);
      return false;
  }
}

/** One ability, or any number with a batch pause; only Globals and the like. (R7.3.2, R12.7) */
function replyOf(game: Game): Reply {
  if (game.hooks.windows.global === 0) return 'none';
  const { decision } = game;
  const seat = otherSeat(game.active);
  const rule = game.step === 'attack' ? 'R12.7' : 'R7.3.2';
  let reply: Reply = 'none';
  for (;;) {
    decision.open('window', seat, rule);
    decision.add(PASS, -1, -1);
    offerActivated(game, seat, WINDOW_TEXTS);
    const hadChoice = decision.count > 1;
    const pick = choose(game);
    if (decision.verb[pick] === PASS) {
      if (reply === 'acted') return reply;
      return hadChoice ? 'passed' : reply;
    }
    useActivated(game, seat, decision.a[pick] ?? 0, decision.b[pick] ?? -1);
    settle(game);
    reply = 'acted';
    if (game.profile.priority === 'pass-one') return reply;
  }
}

function ruleOfPassing({ profile }: Game): string {
  return profile.priority === 'pass-one' ? 'R11.6' : 'R11.6a';
}

/** Virtual energy vanishes at the moment the profile names. (R3.9) */
export function expireVirtual(game: Game, moment: 'pass-priority' | 'end-of-main'): void {
  if (game.profile.virtualEnergyExpiry === moment) loseVirtual(game, game.active);
}

import type { Packet } from '../abilities/ability.ts';
import { WINDOWS } from '../abilities/hooks.ts';
import { offerActivated, useActivated } from '../activated.ts';
import { choose } from '../decisions/chooser.ts';
import { PASS } from '../decisions/decision.ts';
import type { Game } from '../game.ts';
import type { Seat } from '../setup.ts';
import { otherSeat } from '../state/table.ts';

/** Each player may answer damage with reactive Globals, each of them once for this event. (R11.7, T14) */
export function offerReactions(game: Game, packet: Packet): void {
  answer(game, game.active, packet);
  answer(game, otherSeat(game.active), packet);
}

function answer(game: Game, seat: Seat, packet: Packet): void {
  const used: number[] = [];
  const { decision } = game;
  while (packet.amount > 0) {
    decision.open('reaction', seat, 'R11.7');
    decision.add(PASS, -1, -1);
    offerActivated(game, seat, WINDOWS.reaction, packet);
    dropUsed(game, used);
    const pick = choose(game);
    if (decision.verb[pick] === PASS) return;
    const place = decision.a[pick] ?? 0;
    used.push(place);
    useActivated(game, seat, place, decision.b[pick] ?? -1, packet);
  }
}

function dropUsed({ decision }: Game, used: readonly number[]): void {
  let kept = 1;
  for (let option = 1; option < decision.count; option++) {
    if (used.includes(decision.a[option] ?? -1)) continue;
    decision.a[kept] = decision.a[option] ?? 0;
    decision.b[kept] = decision.b[option] ?? 0;
    decision.verb[kept] = decision.verb[option] ?? 0;
    kept++;
  }
  decision.count = kept;
}

import { offerOnce } from '../decisions/alike.ts';
import { choose } from '../decisions/chooser.ts';
import { PICK_DIE, PICK_FACE } from '../decisions/decision.ts';
import { FACES } from '../faces.ts';
import type { Game } from '../game.ts';
import { BAG } from '../state/zones.ts';
import type { Chance } from './chance.ts';

/** Players tell what their real dice showed; a seat that has none takes its luck from elsewhere. */
export class AskingChance implements Chance {
  private readonly others: Chance | null;

  /** `others`: the luck of the second seat, or null where its dice are real too. */
  constructor(others: Chance | null) {
    this.others = others;
  }

  draw(game: Game, seat: number): number {
    if (this.others !== null && seat !== 0) return this.others.draw(game, seat);
    const { table, decision } = game;
    decision.open('drawn-die', seat, 'R5.4');
    const dice = table.count(seat, BAG);
    for (let place = 0; place < dice; place++) {
      const die = table.at(seat, BAG, place);
      table.turn(die, 0);
      offerOnce(game, PICK_DIE, die);
    }
    const drawn = decision.a[choose(game)] ?? 0;
    for (let place = 0; place < dice; place++)
      if (table.at(seat, BAG, place) === drawn) return place;
    return 0;
  }

  roll(game: Game, die: number, rules: string): number {
    const { decision, layout, table } = game;
    if (this.others !== null && table.side[die] !== 0) return this.others.roll(game, die, rules);
    decision.open('rolled-face', table.side[die] ?? 0, rules.split(' ')[0] ?? '');
    decision.die = die;
    const base = (layout.cardOf[die] ?? 0) * FACES;
    for (let face = 0; face < FACES; face++) {
      if (!isShownBefore(game, base, face)) decision.add(PICK_FACE, face, die);
    }
    return decision.a[choose(game)] ?? 0;
  }
}

/** Whether an earlier face of the die looks the same. */
function isShownBefore({ layout: { faces } }: Game, base: number, face: number): boolean {
  const row = base + face;
  for (let earlier = base; earlier < row; earlier++) {
    const same =
      faces.kind[earlier] === faces.kind[row] &&
      faces.firstUnit[earlier] === faces.firstUnit[row] &&
      faces.secondUnit[earlier] === faces.secondUnit[row] &&
      faces.level[earlier] === faces.level[row] &&
      faces.bursts[earlier] === faces.bursts[row];
    if (same) return true;
  }
  return false;
}

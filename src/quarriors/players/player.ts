import { type Chooser, type Decision, type DecisionKind, type Game, V } from '../engine/index.ts';
import { defenderOf } from './defend.ts';
import type { Policy } from './policies.ts';
import { creatureWorth, engineWorth, raceWorth } from './worth.ts';

/** Plays by a policy: plain, quick, and good enough to lose to. */
export class ComputerPlayer implements Chooser {
  private readonly policy: Policy;

  constructor(policy: Policy) {
    this.policy = policy;
  }

  choose(decision: Decision, game: Game): number {
    switch (decision.kind) {
      case 'capture':
        return best(decision, (option) => this.captureWorth(decision, game, option));
      case 'upgrade':
        return best(decision, (option) => this.wish(game, decision.a[option] ?? 0, decision.seat));
      default:
        return ANSWERS[decision.kind](decision, game);
    }
  }

  /** Spells before captures, anything before nothing. */
  private captureWorth({ verb, a, seat }: Decision, game: Game, option: number): number {
    if (verb[option] === V.done) return 0;
    if (verb[option] !== V.capture) return 1000;
    const card = a[option] ?? 0;
    // A basic Quiddity die is no help.
    return card === game.layout.quiddity ? -1 : this.wish(game, card, seat);
  }

  private wish(game: Game, card: number, seat: number): number {
    const { id, wishes } = this.policy;
    const place = id === 'list' ? wishes.indexOf(game.layout.card(card).id) : -1;
    if (place >= 0) return 500 - place;
    return id === 'engine' ? engineWorth(game, card, seat) : raceWorth(game, card);
  }
}

/** The option of most worth; the first of equals. */
function best({ count }: Decision, worth: (option: number) => number): number {
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let option = 0; option < count; option++) {
    const own = worth(option);
    if (own <= most) continue;
    most = own;
    found = option;
  }
  return found;
}

type Answer = (decision: Decision, game: Game) => number;

const last: Answer = ({ count }) => count - 1;
const first: Answer = () => 0;

/** Draws and re-rolls, unless the face already pays. */
const useFaces: Answer = (decision, game) => {
  const { quiddity, uses } = game.layout.faces;
  return best(decision, (option) => {
    if (decision.verb[option] === V.done) return 0;
    const row = game.shownRow(decision.a[option] ?? 0);
    const use = uses[row];
    const lost = (quiddity[row] ?? 0) - (use?.gain ?? 0);
    return (use?.draw ?? 0) * 2 + (use?.gain ?? 0) + (use?.again ? 1 : 0) - lost;
  });
};

/** Rolls only dice again that show nothing of use. */
const rollOthers: Answer = (decision, game) => {
  const { quiddity, level, isSpell } = game.layout.faces;
  for (let option = 1; option < decision.count; option++) {
    const row = game.shownRow(decision.a[option] ?? 0);
    if (quiddity[row] === 0 && level[row] === 0 && isSpell[row] === 0) return option;
  }
  return 0;
};

/** Spells first, then the creature of most worth. */
const act: Answer = (decision, game) =>
  best(decision, (option) => {
    const verb = decision.verb[option];
    if (verb === V.done) return 0;
    if (verb === V.summon) return 1 + creatureWorth(game, decision.a[option] ?? 0);
    return 1000;
  });

/** The die that fits best: nothing too much, else as little as possible. */
const payment: Answer = (decision, game) => {
  const { quiddity } = game.layout.faces;
  return best(decision, (option) => {
    const amount = quiddity[game.shownRow(decision.a[option] ?? 0)] ?? 0;
    return amount <= decision.size ? amount : -amount;
  });
};

/** Weak dice leave once the strong ones are there. */
const culling: Answer = (decision, game) => {
  const { cost } = game.layout;
  return best(decision, (option) => {
    if (decision.verb[option] === V.done) return 0;
    return 1 - (cost[game.cardOf(decision.a[option] ?? 0)] ?? 0) * 0.6;
  });
};

/** Others' best dice, own ones only where nothing else is offered or good comes of it. */
const targeting: Answer = (decision, game) =>
  best(decision, (option) => {
    if (decision.verb[option] === V.done) return 0;
    const die = decision.a[option] ?? 0;
    const worth = 1 + raceWorth(game, game.cardOf(die));
    return game.state.seatOf(die) === decision.seat ? worth : 1000 + worth;
  });

type Rest = Exclude<DecisionKind, 'capture' | 'upgrade'>;

const ANSWERS: Readonly<Record<Rest, Answer>> = {
  window: act,
  scores: last,
  cull: culling,
  immediate: useFaces,
  're-roll': rollOthers,
  summon: act,
  pay: payment,
  react: last,
  defend: defenderOf,
  destroyed: last,
  'clean-up': first,
  target: targeting,
  face: last,
  may: last,
};

import type { Event, When } from '../../language/clause.ts';
import type { DiceFilter } from '../../language/dice.ts';
import type { Context, Happening, Moment, Scope, Trigger } from '../abilities/ability.ts';
import { memoOf, setMemo } from '../state/memos.ts';
import { NONE, otherSeat } from '../state/table.ts';
import { fieldDice } from '../stats.ts';
import { holdsOf } from './conditions.ts';
import { type Fits, fitsOf } from './fits.ts';
import type { Ground } from './ground.ts';
import { type Scene, sceneAfter } from './scene.ts';
import type { Compile } from './step.ts';

/** The engine's moment for each event, and whether it happens to a die. */
const MOMENTS: Record<Event, [moment: Moment, toDie: boolean]> = {
  fielded: ['fielded', true],
  attacks: ['attacks', true],
  blocks: ['blocks', true],
  blocked: ['blocked', true],
  unblocked: ['unblocked', true],
  'blocked-by': ['engaged', true],
  engaged: ['engaged', true],
  koed: ['koed', true],
  damaged: ['damaged', true],
  'hits-player': ['player-damaged', true],
  bought: ['purchased', true],
  'action-used': ['action-used', true],
  prepped: ['prepped', true],
  'turn-starts': ['turn-starts', false],
  drawn: ['drawn', false],
  rerolled: ['rerolled', false],
  'roll-ends': ['roll-ends', false],
  'attack-declared': ['attackers-declared', false],
  'blocks-declared': ['blockers-declared', false],
  'damage-nears': ['damage-nears', false],
  'turn-ends': ['turn-ends', false],
  'draws-and-rolls': ['draws-and-rolls', false],
};

type Text = Omit<When, 'kind'>;
type Test = (scene: Scene, context: Context, happening: Happening) => boolean;

/** Text that waits for something, as the engine asks it. */
export function triggerOf(text: Text, ground: Ground, compile: Compile): Trigger {
  const [moment] = MOMENTS[text.event];
  const step = compile(text.effects);
  const tests = testsOf(text, ground);
  // Blocks that it does not speak of are nothing to wait for.
  if (text.event === 'blocks-declared') tests.push((view) => step.can(view));
  const meets: Test = (view, context, happening) => {
    for (const test of tests) if (!test(view, context, happening)) return false;
    return true;
  };
  /** Every die that the text is read for, each asked on its own. */
  const meeting = (context: Context, happening: Happening) =>
    bearers(ground, context).filter((die) =>
      meets({ ...ground.view(context), die }, context, happening),
    );
  const holds = text.if && holdsOf(text.if);
  const seen = text.event === 'koed' && text.by ? sharing(text.by, ground) : asItWas;
  const read = (context: Context, happening: Happening): Scene => {
    const view = ground.view(context);
    const scene = sceneAfter(view, happening, text.by === 'this' ? happening.other : context.die);
    scene.named = view.named ?? NONE;
    return scene;
  };
  return {
    moment,
    scope: scopeOf(text),
    when: (context, what) => {
      const happening = seen(context, what);
      const isMet = text.eachDie
        ? meeting(context, happening).length > 0
        : meets(ground.view(context), context, happening);
      if (!isMet) return false;
      return holds === undefined || holds(read(context, happening));
    },
    run: (context, what) => {
      const happening = seen(context, what);
      const scene = read(context, happening);
      if (!text.eachDie) step.run(scene);
      else for (const die of meeting(context, happening)) step.run({ ...scene, die });
    },
    ...(text.once && { oncePerTurn: true }),
  };
}

type Seen = (context: Context, happening: Happening) => Happening;

const asItWas: Seen = (_, happening) => happening;

/** Dice whose damage brought a die down in one moment have all KO'd it: the one that the text means is its `other`. (R13.1) */
function sharing(by: NonNullable<Text['by']>, ground: Ground): Seen {
  const fits = by === 'this' ? null : fitsOf(asCharacter(by));
  return (context, happening) => {
    const {
      hitAt,
      lists: { jointHits },
    } = context.game.state;
    const { die, other } = happening;
    const isMeant = (one: number) =>
      one >= 0 && (fits ? fits(ground.view(context), one) : ground.isThis(context, one));
    if (jointHits.length === 0 || isMeant(other)) return happening;
    const hit = jointHits.find(
      (one) => one.die === die && one.at === hitAt[die] && isMeant(one.by),
    );
    return hit === undefined ? happening : { ...happening, other: hit.by };
  };
}

/** Who did it is a character die where nothing else is said: an action die in use is none. */
function asCharacter(by: DiceFilter): DiceFilter {
  return by.is === undefined ? { ...by, is: 'character' } : by;
}

/** Without a die of its own to happen to, text works while its card is active. */
function scopeOf({ event, die, by, anywhere }: Text): Scope {
  if (anywhere) return 'anywhere';
  const [, toDie] = MOMENTS[event];
  return toDie && die === undefined && by !== 'this' ? 'self' : 'active';
}

function testsOf(text: Text, ground: Ground): Test[] {
  const { event, die, by, combat, player } = text;
  const tests: Test[] = [];
  if (event === 'blocked-by') tests.push(({ game }, _, { seat }) => seat === game.active);
  if (combat) tests.push((_scene, _context, happening) => happening.combat);
  if (die) tests.push(fitting(fitsOf(die), 'die'));
  if (by === 'this')
    tests.push((_, context, { other }) => other >= 0 && ground.isThis(context, other));
  else if (by) tests.push(fitting(fitsOf(asCharacter(by)), 'other'));
  const [, toDie] = MOMENTS[event];
  const whose = player ?? (toDie ? 'each' : 'you');
  if (whose === 'you') tests.push(({ seat }, _, happening) => happening.seat === seat);
  if (whose === 'opponent') {
    tests.push(({ seat }, _, happening) => happening.seat === otherSeat(seat));
  }
  // R18.4: several dice of one effect are one event.
  if (event === 'prepped') tests.push(oncePerEffect());
  return tests;
}

function fitting(fits: Fits, which: 'die' | 'other'): Test {
  return (scene, _, happening) => happening[which] >= 0 && fits(scene, happening[which]);
}

function oncePerEffect(): Test {
  return ({ game, card, seat }) => {
    const { state } = game;
    const { batch, effects } = state.now;
    if (memoOf(state, 'prepped', card, seat, batch) === effects) return false;
    setMemo(state, effects, 'prepped', card, seat, batch);
    return true;
  };
}

function bearers(ground: Ground, context: Context): number[] {
  return fieldDice(context.game, context.seat).filter((die) => ground.isThis(context, die));
}

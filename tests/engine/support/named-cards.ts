import type { Ability, Context } from '../../../src/engine/abilities/ability.ts';
import { drawDie } from '../../../src/engine/effects/draw.ts';
import { setAside } from '../../../src/engine/effects/hold.ts';
import { ko } from '../../../src/engine/effects/ko.ts';
import {
  atEndOfTurn,
  bonus,
  endLasting,
  lastThisTurn,
  setAttack,
} from '../../../src/engine/effects/lasting.ts';
import { loseLife } from '../../../src/engine/effects/life.ts';
import {
  asOpponent,
  BY_ACTION,
  BY_CARD,
  BY_GLOBAL,
  mayPickDie,
  opposingTargets,
  pickAmount,
  pickCard,
  pickDie,
  pickFace,
  targetsOf,
} from '../../../src/engine/effects/pick.ts';
import { fieldFree, prepDie, swapDice } from '../../../src/engine/effects/place.ts';
import { rollDie } from '../../../src/engine/effects/roll.ts';
import { setLevel, topLevel } from '../../../src/engine/effects/spin.ts';
import { typed } from '../../../src/engine/energy/cost.ts';
import { relocate, sendToUsed } from '../../../src/engine/moves.ts';
import {
  ATTACKED_THIS_TURN,
  BLOCKED_THIS_TURN,
  NONE,
  otherSeat,
} from '../../../src/engine/state/table.ts';
import { ASIDE, BAG, PREP, RESERVE, USED } from '../../../src/engine/state/zones.ts';
import {
  attackOf,
  characterDice,
  countsAsSidekick,
  isSidekickDie,
  showsAction,
  showsEnergy,
  zoneDice,
} from '../../../src/engine/stats.ts';

const TURTLES = 'teenage-mutant-ninja-turtles';
const STARK = 'stark-industries';

const cardsWith = ({ game }: Context, affiliation: string): number[] =>
  game.layout.cards.flatMap((card, place) =>
    card.affiliations.includes(affiliation) ? place : [],
  );

const hasAffiliation = ({ game }: Context, die: number, affiliation: string): boolean =>
  game.layout.card(game.layout.cardOf[die] ?? 0).affiliations.includes(affiliation);

/** Cards that pull the machinery in every direction, said with its events and questions. */
export const NAMED_CARDS: Readonly<Record<string, Ability>> = {
  'Renet Tilley: Apprentice Timestress': {
    name: 'Renet Tilley',
    triggers: [
      {
        moment: 'rerolled',
        scope: 'active',
        when: ({ seat }, happening) => happening.seat === seat,
        run: (context) => {
          const { game } = context;
          const die = mayPickDie(
            context,
            [...game.rolling.slice(0, game.rollingCount)],
            'choose-die',
          );
          if (die !== NONE) rollDie(game, die, 'R7.2.2');
        },
      },
    ],
  },
  'Renet Tilley: 79th Dimension of Null-Time': {
    name: 'Renet Tilley',
    triggers: [
      {
        moment: 'roll-ends',
        scope: 'active',
        when: ({ seat }, happening) => happening.seat === seat,
        run: (context) => {
          const { game, seat } = context;
          const actions = zoneDice(game, seat, RESERVE).filter((die) => showsAction(game, die));
          const die = mayPickDie(context, actions, 'choose-die');
          if (die !== NONE) game.table.turn(die, pickFace(context, die, [0, 3, 4, 5]));
        },
      },
    ],
  },
  'Renet Tilley: Impeccable Timing': {
    name: 'Renet Tilley',
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const { game, seat } = context;
          const before = zoneDice(game, seat, USED);
          const given = mayPickDie(context, zoneDice(game, seat, RESERVE), 'choose-die');
          if (given === NONE) return;
          sendToUsed(game, given);
          const rolled = pickDie(context, before, 'choose-die');
          if (rolled === NONE) return;
          relocate(game, rolled, RESERVE, seat, '');
          rollDie(game, rolled, 'R7.2.1');
        },
      },
    ],
  },
  'Leatherhead: Exposed to Mutagen': {
    name: 'Leatherhead',
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const named = pickCard(context, cardsWith(context, TURTLES));
          lastThisTurn(context, NONE, {
            name: 'cannot block',
            rulings: [
              {
                permission: 'may-block',
                scope: 'active',
                says: ({ game }, blocker) => (game.layout.cardOf[blocker] === named ? -1 : 0),
              },
            ],
          });
        },
      },
    ],
  },
  'Leatherhead: I Guarantee!': {
    name: 'Leatherhead',
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const named = pickCard(context, cardsWith(context, TURTLES));
          context.game.memory.set(`Leatherhead ${context.card}`, named);
        },
      },
    ],
    rulings: [
      {
        permission: 'may-purchase',
        scope: 'active',
        says: ({ game, card }, bought) =>
          game.memory.get(`Leatherhead ${card}`) === bought ? -1 : 0,
      },
      {
        permission: 'may-field',
        scope: 'active',
        says: ({ game, card }, die) =>
          game.memory.get(`Leatherhead ${card}`) === game.layout.cardOf[die] ? -1 : 0,
      },
    ],
  },
  'Rescue: Catching a Jet': {
    name: 'Rescue',
    triggers: [
      {
        moment: 'roll-ends',
        scope: 'anywhere',
        when: ({ seat }, happening) => happening.seat === seat,
        run: (context) => {
          const { game, card, seat } = context;
          const rolled = [...game.rolling.slice(0, game.rollingCount)].filter(
            (die) => game.layout.cardOf[die] === card && showsEnergy(game, die),
          );
          const drawn = rolled
            .map(() => drawDie(game, seat, ASIDE, ''))
            .filter((die) => die !== NONE);
          for (const die of drawn) {
            if (hasAffiliation(context, die, STARK)) fieldFree(game, die, seat);
            else relocate(game, die, BAG, seat, '');
          }
        },
      },
    ],
  },
  Mutation: {
    name: 'Mutation',
    action: {
      run: (context) => {
        const { game } = context;
        const out = pickDie(context, targetsOf(context, BY_ACTION));
        if (out === NONE) return;
        const used = zoneDice(game, game.table.side[out] ?? 0, USED).filter(
          (die) => !isSidekickDie(game, die) && topLevel(game, die) > 0,
        );
        const chosen = pickDie(context, used, 'choose-die');
        if (chosen !== NONE) swapDice(game, out, chosen);
      },
    },
  },
  Hypervelocity: {
    name: 'Hypervelocity',
    triggers: [
      {
        moment: 'turn-ends',
        scope: 'active',
        when: ({ game }) => !game.attackedThisTurn,
        run: ({ game }, { seat }) => loseLife(game, seat, 2, 'R13.14'),
      },
    ],
  },
  'Ric Flair: The Nature Boy': {
    name: 'Ric Flair',
    triggers: [
      {
        moment: 'koed',
        scope: 'self',
        run: (context) =>
          atEndOfTurn(context, (game) => {
            const idle = opposingTargets(
              context,
              BY_CARD,
              (die) =>
                ((game.table.flags[die] ?? 0) & (ATTACKED_THIS_TURN | BLOCKED_THIS_TURN)) === 0,
            );
            const target = pickDie(context, idle);
            if (target !== NONE) ko(game, target, context.die);
          }),
      },
    ],
  },
  'Asuka: No One is Ready': {
    name: 'Asuka',
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const { game } = context;
          const sidekicks = opposingTargets(context, BY_CARD, (die) => countsAsSidekick(game, die));
          const target = pickDie(context, sidekicks);
          if (target !== NONE) bonus(game, target, 1, 0);
        },
      },
    ],
  },
  'Asuka: The Future': {
    name: 'Asuka',
    triggers: [
      {
        moment: 'fielded',
        scope: 'self',
        run: (context) => {
          const { game, seat } = context;
          const own = [...game.shops[seat]].filter((card) => game.layout.cardSeat[card] === seat);
          const named = pickCard(context, own);
          const die = drawDie(game, seat, ASIDE, '');
          if (die === NONE) return;
          if (game.layout.cardOf[die] === named) fieldFree(game, die, seat, 3);
          else relocate(game, die, USED, seat, '');
        },
      },
    ],
  },
  'Nefarious Broadcast': {
    name: 'Nefarious Broadcast',
    action: {
      run: (context) => {
        endLasting(context.game, ({ source }) => source === 'global');
        lastThisTurn(context, NONE, {
          name: 'no Globals',
          rulings: [{ permission: 'may-use-global', scope: 'active', says: () => -1 }],
        });
      },
    },
  },
  'Splinter’s Teachings': {
    name: 'Splinter’s Teachings',
    activated: [
      {
        from: 'global',
        who: 'both',
        window: 'global',
        cost: typed('shield'),
        ready: (context) =>
          opposingTargets(context, BY_GLOBAL).length > 0 &&
          characterDice(context.game, context.seat).length > 0,
        run: (context) => {
          const { game, seat } = context;
          const own = pickDie(context, characterDice(game, seat));
          const other = pickDie(context, opposingTargets(context, BY_GLOBAL));
          const [mine, theirs] = [attackOf(game, own), attackOf(game, other)];
          setAttack(game, own, theirs);
          setAttack(game, other, mine);
        },
      },
    ],
  },
  'Mysterious Shredder Transport': {
    name: 'Mysterious Shredder Transport',
    action: {
      run: (context) => {
        for (const one of [context, asOpponent(context)]) {
          const die = pickDie(one, characterDice(one.game, one.seat), 'choose-die');
          if (die !== NONE) sendToUsed(one.game, die);
        }
      },
    },
  },
  'Walk with Elias, the action': {
    name: 'Walk with Elias',
    action: {
      run: (context) => {
        const { game, seat } = context;
        const drawn = pickAmount(context, 1, 3);
        const guess = pickAmount(asOpponent(context), 1, 3);
        const dice = Array.from({ length: drawn }, () => drawDie(game, seat, ASIDE, ''));
        for (const die of dice.filter((one) => one !== NONE)) {
          if (guess === drawn) relocate(game, die, USED, seat, '');
          else prepDie(game, die, '');
        }
      },
    },
  },
  'Bobby Heenan: Superior Brain Power!': {
    name: 'Bobby Heenan',
    keywordText: {
      underdog: ({ game, seat }) => {
        for (const die of characterDice(game, seat)) setLevel(game, die, 3);
      },
    },
  },
  'Miz TV': {
    name: 'Miz TV',
    action: {
      run: (context) => {
        const own = pickDie(context, characterDice(context.game, context.seat));
        const other = pickDie(context, opposingTargets(context, BY_ACTION));
        for (const die of [own, other]) if (die !== NONE) setAside(context.game, die);
      },
    },
  },
  'Money in the Bank': {
    name: 'Money in the Bank',
    action: {
      run: (context) => {
        const chosen = pickDie(context, targetsOf(context, BY_ACTION));
        lastThisTurn(context, chosen, {
          name: 'Money in the Bank',
          replacements: [
            {
              of: 'destination',
              scope: 'self',
              to: (_, _die, zone, why) => (why === 'after-attack' ? PREP : zone),
            },
          ],
        });
      },
    },
  },
  'Mankind: The Hardcore Legend': {
    name: 'Mankind',
    triggers: [
      {
        moment: 'prepped',
        scope: 'active',
        when: ({ seat }, happening) => happening.seat === otherSeat(seat),
        run: ({ game, seat }) => {
          drawDie(game, seat, PREP, 'M4');
        },
      },
    ],
  },
};

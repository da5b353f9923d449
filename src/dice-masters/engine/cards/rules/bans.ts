import type { Ban, RuleOf, Targeter } from '../../../language/rule.ts';
import type { Permission } from '../../abilities/ability.ts';
import { BY_ACTION, BY_GLOBAL, BY_INTIMIDATE } from '../../abilities/text-kinds.ts';
import { otherSeat } from '../../state/table.ts';
import { cardFitsOf, fitsOf } from '../fits.ts';
import { type Ground, type Hooks, secondOf, subjectsOf } from '../ground.ts';
import type { RuleMakers } from './maker.ts';

type Cant = RuleOf<'cant'>;
type BanMaker = (rule: Cant) => (ground: Ground) => Hooks;

/** The die itself may not do it. */
const ofDie =
  (permission: Permission): BanMaker =>
  ({ dice, player }) => {
    const { scope, fits } = subjectsOf(dice);
    return (ground) => ({
      rulings: [
        {
          permission,
          scope,
          says: (context, die) => {
            const scene = ground.view(context);
            const side = context.game.table.side[die] ?? 0;
            const isMeant = isPlayer(player, side, scene.seat) && fits(scene, die);
            return isMeant && ground.holds(scene) ? -1 : 0;
          },
        },
      ],
    });
  };

const BAN_MAKERS: Record<Ban, BanMaker> = {
  attack: ofDie('may-attack'),
  block: ofDie('may-block'),
  'be-fielded': ofDie('may-field'),
  'deal-combat-damage': ofDie('deals-combat-damage'),
  'be-blocked': ({ dice, by = {} }) => {
    const isAttacker = secondOf(dice);
    const isBlocker = fitsOf(by);
    return (ground) => ({
      rulings: [
        {
          permission: 'may-block',
          scope: 'active',
          says: (context, blocker, attacker) => {
            if (!isAttacker(ground, context, attacker)) return 0;
            const scene = ground.view(context);
            // What the text asks of its own die, it asks of the attacker.
            const own = dice === 'this' ? { ...scene, die: attacker } : scene;
            return isBlocker(scene, blocker) && ground.holds(own) ? -1 : 0;
          },
        },
      ],
    });
  },
  'be-bought': ({ dice, player }) => {
    const fits = cardFitsOf(dice === 'this' ? { card: 'this' } : dice);
    return (ground) => ({
      rulings: [
        {
          permission: 'may-purchase',
          scope: 'active',
          says: (context, card, buyer) => {
            const scene = ground.view(context);
            const isMeant = isPlayer(player, buyer, scene.seat) && fits(scene, card);
            return isMeant && ground.holds(scene) ? -1 : 0;
          },
        },
      ],
    });
  },
};

function isPlayer(player: Cant['player'], seat: number, own: number): boolean {
  if (player === undefined) return true;
  return seat === (player === 'you' ? own : otherSeat(own));
}

const TARGETER_KINDS: Record<Targeter, number> = {
  global: BY_GLOBAL,
  action: BY_ACTION,
  intimidate: BY_INTIMIDATE,
};

export const BANNING: RuleMakers<'cant' | 'cant-target' | 'cant-use-globals'> = {
  cant: (rule) => BAN_MAKERS[rule.what](rule),
  'cant-target': ({ dice, by, from }) => {
    const { scope, fits } = subjectsOf(dice);
    const kinds = by.map((one) => TARGETER_KINDS[one]);
    return (ground) => ({
      rulings: [
        {
          permission: 'may-be-targeted',
          scope,
          says: (context, die, targeting) => {
            const scene = ground.view(context);
            if (!kinds.includes(targeting & 3)) return 0;
            if (from === 'opponent' && targeting >> 2 === scene.seat) return 0;
            return fits(scene, die) && ground.holds(scene) ? -1 : 0;
          },
        },
      ],
    });
  },
  'cant-use-globals': () => (ground) => ({
    rulings: [
      {
        permission: 'may-use-global',
        scope: 'active',
        says: (context) => (ground.holds(ground.view(context)) ? -1 : 0),
      },
    ],
  }),
};

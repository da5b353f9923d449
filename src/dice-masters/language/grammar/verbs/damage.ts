import type { Players } from '../../dice.ts';
import type { Dealer, Effect, EffectOf } from '../../effect.ts';
import { EACH, QUANTITY } from '../amounts.ts';
import { DICE, DICE_WORD } from '../dice.ts';
import type { Owner } from '../filters.ts';
import { type Form, mapped, oneOf, word, wordsFor } from '../form.ts';
import { NUMBER } from '../marks.ts';
import { form } from '../record.ts';
import { type SizedEffect, sized } from './sized.ts';

/** Behind `may` and `must`, damage needs a verb. */
export type Style = 'plain' | 'verb';

const PLAYERS: readonly (readonly [Players, string])[] = [
  ['you', 'you'],
  ['opponent', 'the opponent'],
  ['each', 'each player'],
  ['controller', 'its controller'],
  ['player', 'that player'],
];
const PLAYER = wordsFor<Players>(PLAYERS);
const OTHER_PLAYER = wordsFor<Players>(PLAYERS.slice(1));

type Victim = EffectOf<'damage'>['to'];
type Damage = SizedEffect<'damage'>;

/** Behind a single victim, `for each` would sound like one victim each. */
const isForOne = ({ to, each }: Damage) =>
  each !== undefined && typeof to === 'object' && 'pick' in to;

const DEALER: Form<Dealer> = oneOf<Dealer>(
  DICE_WORD as Form<Dealer>,
  word<Dealer>('a die of this card', 'card'),
);

export function damageForms(owner: Owner, style: Style): Form<Effect>[] {
  const { pick, each: eachDie, said } = DICE[owner];
  const deal = style === 'verb' ? 'deal ' : '';
  const deals = style === 'verb' ? 'have <by> deal ' : '<by> deals ';
  const victim = oneOf<Victim>(
    word<Victim>('a player', 'a player'),
    PLAYER,
    DICE_WORD,
    pick,
    eachDie,
    said,
  );
  const plain = oneOf(
    ...[deal, deals].map((verb) =>
      form<Damage>({ do: 'damage' }, `${verb}<number> damage to <to><each>`, {
        by: DEALER,
        number: QUANTITY,
        to: victim,
        each: EACH[owner],
      }),
    ),
  );
  const gathered = oneOf(
    ...[deal, deals].map((verb) =>
      form<Damage>({ do: 'damage' }, `${verb}<number> damage<each>, all to <to>`, {
        by: DEALER,
        number: NUMBER as Form<Damage['number']>,
        to: pick as Form<Victim>,
        each: EACH[owner],
      }),
    ),
  );
  const only = (isOne: boolean) => (one: Damage) => (isForOne(one) === isOne ? one : null);
  const divided = [deal, deals].map((verb) =>
    form<EffectOf<'divide'>>(
      { do: 'divide' },
      `${verb}<amount> damage divided as you like among <among>`,
      {
        by: DEALER,
        amount: QUANTITY,
        among: pick,
      },
    ),
  );
  return [
    ...divided,
    sized<'damage'>(mapped(plain, only(false), only(false))),
    sized<'damage'>(mapped(gathered, only(true), only(true))),
  ];
}

type Shielded = EffectOf<'prevent'>['to'];

/** `prevent 1 damage to a character die or player`, `redirect 1 damage from you to 1 of your character dice`. */
export function reactionForms(owner: Owner): Form<Effect>[] {
  type Prevent = EffectOf<'prevent'>;
  type Redirect = EffectOf<'redirect'>;
  const { pick, object } = DICE[owner];
  const to = oneOf<Shielded>(
    word<Shielded>('you', 'you'),
    word<Shielded>('this die', 'this'),
    pick,
  );
  const amount = oneOf<Prevent['amount']>(word<Prevent['amount']>('all', 'all'), QUANTITY);
  return [
    form<Prevent>({ do: 'prevent' }, 'prevent <amount> damage to <to>', { amount, to }),
    form<Redirect>({ do: 'redirect' }, 'redirect <amount> damage from <from> to <to>', {
      amount: oneOf<Redirect['amount']>(word<Redirect['amount']>('all', 'all'), NUMBER),
      from: to,
      to: object,
    }),
  ];
}

/** `gain 2 life`, `each player loses 1 life`. */
export function lifeForms(owner: Owner): Form<Effect>[] {
  const life = (name: 'gain-life' | 'lose-life', verb: string) => {
    type Life = SizedEffect<'gain-life'>;
    const slots = { number: QUANTITY, each: EACH[owner] };
    const fixed = { do: name } as Partial<Life>;
    return [
      sized<'gain-life'>(
        form<Life>({ ...fixed, player: 'you' }, `${verb} <number> life<each>`, slots),
      ),
      sized<'gain-life'>(
        form<Life>(fixed, `<player> ${verb}s <number> life<each>`, {
          ...slots,
          player: OTHER_PLAYER,
        }),
      ),
    ];
  };
  return [...life('gain-life', 'gain'), ...life('lose-life', 'lose')];
}

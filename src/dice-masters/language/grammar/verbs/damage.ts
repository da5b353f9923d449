import type { Players } from '../../dice.ts';
import type { Effect, EffectOf } from '../../effect.ts';
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

export function damageForms(owner: Owner, style: Style): Form<Effect>[] {
  const { pick, each: eachDie, said } = DICE[owner];
  const deal = style === 'verb' ? 'deal ' : '';
  const victim = oneOf<Victim>(
    word<Victim>('a player', 'a player'),
    PLAYER,
    DICE_WORD,
    pick,
    eachDie,
    said,
  );
  const plain = form<Damage>({ do: 'damage' }, `${deal}<number> damage to <to><each>`, {
    number: QUANTITY,
    to: victim,
    each: EACH[owner],
  });
  const gathered = form<Damage>({ do: 'damage' }, `${deal}<number> damage<each>, all to <to>`, {
    number: NUMBER as Form<Damage['number']>,
    to: pick as Form<Victim>,
    each: EACH[owner],
  });
  const only = (isOne: boolean) => (one: Damage) => (isForOne(one) === isOne ? one : null);
  return [
    sized<'damage'>(mapped(plain, only(false), only(false))),
    sized<'damage'>(mapped(gathered, only(true), only(true))),
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

import type { Effect, EffectOf } from '../../effect.ts';
import { QUANTITY, STATS_CHANGE } from '../amounts.ts';
import { DICE, type DicePhrases } from '../dice.ts';
import { behind, type Owner } from '../filters.ts';
import { type Form, maybe, oneOf } from '../form.ts';
import { KEYWORD, NUMBER } from '../marks.ts';
import { form, Part } from '../record.ts';

/** `a character die +2A this turn`, `your Sidekicks gain [[Fast]] this turn`. */
export function gainForms(owner: Owner): Form<Effect>[] {
  type Boost = EffectOf<'boost'>;
  type Grant = EffectOf<'grant'>;
  const { single, plural } = DICE[owner];
  const given = { keyword: KEYWORD, value: maybe(behind(' ', NUMBER)) };
  const change = new Part<Boost>(['attack', 'defense'], STATS_CHANGE[owner] as Form<Boost>);
  return [
    form<Boost>({ do: 'boost' }, '<dice> <change> this turn', { dice: single, change }),
    form<Boost>({ do: 'boost' }, '<dice> <change> this turn', { dice: plural, change }),
    form<Boost>({ do: 'boost' }, '<dice> <change> and <keyword> this turn', {
      dice: oneOf(single, plural),
      change,
      keyword: KEYWORD,
    }),
    form<Grant>({ do: 'grant' }, '<dice> gains <keyword><value> this turn', {
      dice: single,
      ...given,
    }),
    form<Grant>({ do: 'grant' }, '<dice> gain <keyword><value> this turn', {
      dice: plural,
      ...given,
    }),
  ];
}

const NUMBERS = { attack: QUANTITY, defense: QUANTITY };

/** `a character die has 1A 1D this turn`. */
function settings({ single, plural }: DicePhrases): Form<Effect>[] {
  type Set = EffectOf<'set'>;
  return ['<attack>A', '<defense>D', '<attack>A <defense>D'].flatMap((stats) => [
    form<Set>({ do: 'set' }, `<dice> has ${stats} this turn`, { ...NUMBERS, dice: single }),
    form<Set>({ do: 'set' }, `<dice> have ${stats} this turn`, { ...NUMBERS, dice: plural }),
  ]);
}

/** Numbers that are set, swapped or doubled. */
export function statForms(owner: Owner): Form<Effect>[] {
  type Double = EffectOf<'double'>;
  type Fight = EffectOf<'fight'>;
  const { object, single } = DICE[owner];
  const doubles = (fixed: Partial<Double>, stats: string) =>
    form<Double>({ do: 'double', ...fixed }, `double the ${stats} of <dice> this turn`, {
      dice: object,
    });
  return [
    ...settings(DICE[owner]),
    form<EffectOf<'swap-stats'>>(
      { do: 'swap-stats' },
      'swap the attack and defense of <dice> this turn',
      { dice: object },
    ),
    ...(['', 'printed '] as const).flatMap((printed) => {
      const fixed: Partial<Double> = printed === '' ? {} : { printed: true };
      return [
        doubles({ ...fixed, stats: 'attack' }, `${printed}attack`),
        doubles({ ...fixed, stats: 'defense' }, `${printed}defense`),
        doubles({ ...fixed, stats: 'both' }, `${printed}attack and defense`),
      ];
    }),
    form<Fight>({ do: 'fight' }, '<dice> and <with> deal each other damage equal to their attack', {
      dice: single,
      with: single,
    }),
  ];
}

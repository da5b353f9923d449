import type { Effect, EffectOf } from '../effect.ts';
import { PRICE, STATS_CHANGE } from './amounts.ts';
import { CONDITION } from './conditions.ts';
import { DICE } from './dice.ts';
import type { Owner } from './filters.ts';
import { type Form, later, listOf, mapped, oneOf, word } from './form.ts';
import { KEYWORD } from './marks.ts';
import { form, Part } from './record.ts';
import { thisTurn } from './this-turn.ts';
import { damageForms, lifeForms, type Style } from './verbs/damage.ts';
import { drawForms } from './verbs/draws.ts';
import { moveForms } from './verbs/moves.ts';
import { NAME_FORMS } from './verbs/names.ts';
import { NEXT_FORMS } from './verbs/next.ts';

type ByOwner<T> = Readonly<Record<Owner, T>>;

/** A form in the words of both owners. */
function byOwner<T>(make: (owner: Owner) => Form<T>): ByOwner<Form<T>> {
  return { your: later(() => make('your')), their: later(() => make('their')) };
}

/** `a character die +2A this turn`, `your Sidekicks gain [[Fast]] this turn`. */
function gainForms(owner: Owner): Form<Effect>[] {
  type Boost = EffectOf<'boost'>;
  type Grant = EffectOf<'grant'>;
  const { single, plural } = DICE[owner];
  const change = new Part<Boost>(['attack', 'defense'], STATS_CHANGE[owner] as Form<Boost>);
  return [
    form<Boost>({ do: 'boost' }, '<dice> <change> this turn', { dice: single, change }),
    form<Boost>({ do: 'boost' }, '<dice> <change> this turn', { dice: plural, change }),
    form<Grant>({ do: 'grant' }, '<dice> gains <keyword> this turn', {
      dice: single,
      keyword: KEYWORD,
    }),
    form<Grant>({ do: 'grant' }, '<dice> gain <keyword> this turn', {
      dice: plural,
      keyword: KEYWORD,
    }),
  ];
}

/** Verbs that do one thing. */
function verbs(owner: Owner, style: Style): Form<Effect> {
  return oneOf<Effect>(
    ...damageForms(owner, style),
    ...moveForms(owner),
    ...drawForms(owner),
    ...gainForms(owner),
    ...lifeForms(owner),
    ...NAME_FORMS,
    ...NEXT_FORMS,
    thisTurn(DICE[owner], AND.your),
    word<Effect>('cancel the effects of Globals already used', { do: 'cancel-globals' }),
  );
}

const PLAIN = byOwner((owner) => verbs(owner, 'plain'));
const BEHIND_MAY = byOwner((owner) => verbs(owner, 'verb'));

/** A price in front of an arrow: `KO a Sidekick → gain 1 life`. */
function priced(owner: Owner, first: Form<Effect>): Form<Effect> {
  return form<EffectOf<'so'>>({ do: 'so' }, '<first> → <gives>', { first, gives: ROW[owner] });
}

/** One effect where several could stand. */
function alone(one: Form<Effect>): Form<readonly Effect[]> {
  return mapped(
    one,
    (effect) => [effect],
    (effects) => (effects.length === 1 ? (effects[0] ?? null) : null),
  );
}

/** What may or must be done: one thing, or several that belong together. */
export const DEEDS: ByOwner<Form<readonly Effect[]>> = byOwner((owner) =>
  oneOf(alone(priced(owner, BEHIND_MAY[owner])), listOf(BEHIND_MAY[owner], ' and ')),
);

/** What other players do, who must or may. */
function othersForms(verb: 'each-player' | 'opponent', who: string): Form<Effect>[] {
  type Others = EffectOf<'each-player'>;
  const fixed = { do: verb } as Partial<Others>;
  const may = form<EffectOf<'may'>>({ do: 'may' }, 'may <effects>', { effects: DEEDS.their });
  return [
    form<Others>(fixed, `${who} must <effects>`, { effects: DEEDS.their }),
    form<Others>(fixed, `${who} <effects>`, { effects: alone(may) }),
  ];
}

/** Effects around others. */
const COMPOUND = byOwner<Effect>((owner) => {
  type May = EffectOf<'may'>;
  type If = EffectOf<'if'>;
  const and = AND[owner];
  return oneOf<Effect>(
    form<May>({ do: 'may' }, 'may <effects>', { effects: DEEDS[owner] }),
    form<May>({ do: 'may' }, 'may pay <price> → <effects>', { price: PRICE, effects: ROW[owner] }),
    form<If>({ do: 'if' }, '<if>, <effects>, else <else>', {
      if: CONDITION,
      effects: and,
      else: and,
    }),
    form<If>({ do: 'if' }, '<if>, <effects>', { if: CONDITION, effects: and }),
    ...othersForms('each-player', 'each player'),
    ...othersForms('opponent', 'the opponent'),
    form<EffectOf<'at-end'>>({ do: 'at-end' }, 'at the end of turn, <effects>', { effects: and }),
  );
});

/** Effects inside others: one of any kind, or several plain ones. */
const AND: ByOwner<Form<readonly Effect[]>> = byOwner((owner) =>
  oneOf(alone(COMPOUND[owner]), alone(priced(owner, PLAIN[owner])), listOf(PLAIN[owner], ' and ')),
);

/** Whether what stands behind an effect would be read as part of it. */
function isOpen(effect: Effect): boolean {
  switch (effect.do) {
    case 'so':
      return true;
    case 'may':
      return effect.price !== undefined || effect.effects.some(isOpen);
    case 'if':
      return [...effect.effects, ...(effect.else ?? [])].some(isOpen);
    case 'each-player':
    case 'opponent':
    case 'at-end':
      return effect.effects.some(isOpen);
    default:
      return false;
  }
}

/** A condition in front of a row would be read as one for all of it. */
function leadsAll([first, second]: readonly Effect[]): boolean {
  return second !== undefined && first?.do === 'if' && first.else === undefined;
}

/** Effects in a row; one that stays open to the right can only be the last. */
const ROW: ByOwner<Form<readonly Effect[]>> = byOwner((owner) => {
  const list = listOf<Effect>(
    oneOf<Effect>(PLAIN[owner], COMPOUND[owner], priced(owner, PLAIN[owner])),
    '; ',
  );
  const clear = (effects: readonly Effect[]) =>
    effects.slice(0, -1).some(isOpen) || leadsAll(effects) ? null : effects;
  return mapped(list, (effects) => effects, clear);
});

/** Rows of effects; a new sentence begins where the one before stays open to the right. */
export const SENTENCES: Form<readonly Effect[]> = later(() =>
  mapped(
    listOf(ROW.your, '. '),
    (rows) => rows.flat(),
    (effects) => {
      const rows: Effect[][] = [[]];
      effects.forEach((effect, place) => {
        rows.at(-1)?.push(effect);
        if (isOpen(effect) && place < effects.length - 1) rows.push([]);
      });
      return rows;
    },
  ),
);

/** What text does, in one sentence. */
export const EFFECTS: Form<readonly Effect[]> = ROW.your;

/** A single effect, as a question of the game words it. */
export const EFFECT: Form<Effect> = later(() =>
  oneOf<Effect>(PLAIN.your, COMPOUND.your, priced('your', PLAIN.your)),
);

import type { DamageKind, DamageText, Prevent, Redirect, Rule, Subject } from '../rule.ts';
import { QUANTITY } from './amounts.ts';
import { group, someDie } from './filters.ts';
import { type Form, listOf, mapped, oneOf, word, wordsFor } from './form.ts';
import { NUMBER } from './marks.ts';
import { form, Part } from './record.ts';
import type { About, AnyAimed } from './rules.ts';

const TEXTS: Form<readonly DamageText[]> = listOf(
  wordsFor<DamageText>([
    ['global', 'Globals'],
    ['action', 'action dice'],
    ['ability', 'abilities'],
    ['fielded', 'Fielded abilities'],
    ['attacks', 'Attacks abilities'],
    ['range', '[[Range]]'],
  ]),
  ' and ',
);

const NONE = form<DamageKind>({}, '');

/** `combat `, in front of the damage. */
const KIND = new Part<DamageKind>(
  ['combat'],
  oneOf(
    NONE,
    form<DamageKind>({ combat: true }, 'combat '),
    form<DamageKind>({ combat: false }, 'non-combat '),
  ),
);

/** ` of {villain} character dice`, ` of opposing Globals`: who deals it. */
function dealers(word_: string): Part<DamageKind> {
  return new Part<DamageKind>(
    ['by', 'texts', 'opposing'],
    oneOf(
      NONE,
      form<DamageKind>({ opposing: true }, ` ${word_} opposing <texts>`, { texts: TEXTS }),
      form<DamageKind>({}, ` ${word_} <texts>`, { texts: TEXTS }),
      form<DamageKind>({}, ` ${word_} <by>`, { by: group('your') }),
    ),
  );
}

const DAMAGE = { kind: KIND, of: dealers('of'), from: dealers('from') };

/** The words of prevention for whoever is shielded: what they are called behind `to`, and what they take. */
function preventions(to: string, take: string, time: string, slots: object): Form<Prevent>[] {
  const say = (fixed: Partial<Prevent>, pattern: string, more: object = {}) =>
    form<Prevent>({ rule: 'prevent', ...fixed }, `${pattern}${time}`, {
      ...DAMAGE,
      ...slots,
      ...more,
    } as never);
  return [
    say({}, `prevent all <kind>damage<of> to ${to}`),
    say({}, `each turn, prevent the first <first> <kind>damage of each source to ${to}`, {
      first: QUANTITY,
    }),
    say(
      {},
      time === ''
        ? `each turn, prevent the first <next> <kind>damage<of> to ${to}`
        : `prevent the next <next> <kind>damage<of> to ${to}`,
      { next: QUANTITY },
    ),
    say({}, `${take} <less> less <kind>damage<from> each time`, { less: QUANTITY }),
    say({}, `${take} at most <most> <kind>damage<from> each time`, { most: NUMBER }),
    say({ half: 'down' }, `${take} half <kind>damage<from>, rounded down`),
    say({ half: 'up' }, `${take} half <kind>damage<from>, rounded up`),
  ];
}

/** Rules that keep damage off dice. */
export function shieldRules<S>({ single, plural, time }: About<S>): Form<AnyAimed<S>>[] {
  return [
    ...(single ? preventions('<dice>', '<dice> takes', time, { dice: single }) : []),
    ...(plural ? preventions('<dice>', '<dice> take', time, { dice: plural }) : []),
  ] as unknown as Form<AnyAimed<S>>[];
}

const GROUP = group('your') as Form<Subject>;
const BOTH = { dice: GROUP };

/** The same for players. */
export function playerShields(time: string): Form<Rule>[] {
  const yours = (to: string, take: string, slots: object): Form<Rule>[] =>
    preventions(to, take, time, slots).map((one) =>
      mapped(
        one,
        (rule): Rule => ({ ...rule, you: true }),
        (rule) => {
          if (rule.rule !== 'prevent' || !rule.you) return null;
          const { you: _, ...rest } = rule;
          return rest;
        },
      ),
    );
  return [...yours('you', 'you take', {}), ...yours('you and <dice>', 'you and <dice> take', BOTH)];
}

const THIS = word<Subject>('this die', 'this');
const SOME = someDie() as Form<Subject>;

type Hit = Pick<Redirect, 'dice' | 'you'>;

/** Who would take the damage. */
const VICTIM = new Part<Hit>(
  ['dice', 'you'],
  oneOf(
    form<Hit>({ you: true }, 'you'),
    form<Hit>({}, '<dice>', { dice: oneOf(THIS, SOME) }),
    form<Hit>({ you: true }, 'you or <dice>', { dice: SOME }),
  ),
);

/** What becomes of damage the first time each turn, or every time. */
export const TURNED_DAMAGE: Form<Rule>[] = [
  form<Prevent>(
    { rule: 'prevent', once: true },
    'the first time each turn <victim> would take <kind>damage<from>, prevent it',
    { ...DAMAGE, victim: VICTIM } as never,
  ),
  ...redirects({ once: true }, 'the first time each turn'),
  ...redirects({}, 'whenever'),
];

function redirects(fixed: Partial<Redirect>, when: string): Form<Rule>[] {
  const would = `${when} <victim> would take <kind>damage<from>`;
  const say = (more: Partial<Redirect>, taker: string) =>
    form<Redirect>({ rule: 'redirect', ...fixed, ...more }, `${would}, ${taker} it instead`, {
      ...DAMAGE,
      victim: VICTIM,
    } as never);
  return [
    say({ to: 'this' }, 'this die takes'),
    say({ to: 'this', may: true }, 'this die may take'),
    say({ to: 'opponent' }, 'the opponent takes'),
  ];
}

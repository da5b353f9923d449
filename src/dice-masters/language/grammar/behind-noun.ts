import type { Bounds, DiceFilter, Rank } from '../dice.ts';
import { elsewhere, said } from './adjectives.ts';
import { type Form, later, mapped, oneOf, wordsFor } from './form.ts';
import type { Phrase } from './kinds.ts';
import { NAME, NUMBER, withArticle } from './marks.ts';
import { form } from './record.ts';

/** How many dice a phrase is about. */
export type Count = 'one' | 'many';

/** `2 or less`, `6+`, `3`, `3 to 5`; with the letter of a stat, `2A or less`. */
function bounds(unit: string): Form<Bounds> {
  return oneOf(
    mapped(
      form<{ n: number }>({}, `<n>${unit}`, { n: NUMBER }),
      ({ n }) => ({ least: n, most: n }),
      ({ least, most }) => (least !== undefined && least === most ? { n: least } : null),
    ),
    form<Bounds>({}, `<least>${unit}+`, { least: NUMBER }),
    form<Bounds>({}, `<most>${unit} or less`, { most: NUMBER }),
    form<Bounds>({}, `<least> to <most>${unit}`, { least: NUMBER, most: NUMBER }),
  );
}

export const BOUNDS: Form<Bounds> = bounds('');

const RANK: Form<Rank> = wordsFor<Rank>([
  ['lower', 'a lower'],
  ['higher', 'a higher'],
  ['equal', 'the same'],
  ['equal-or-lower', 'an equal or lower'],
  ['equal-or-higher', 'an equal or higher'],
]);

/** What stands behind the noun. */
export function tail(count: Count, die: () => Form<DiceFilter>) {
  const [s, has, their] = count === 'one' ? ['s', "doesn't", 'its'] : ['', "don't", 'their'];
  return {
    shows: said(
      ['shows'],
      form<Phrase>({ shows: 'energy' }, ` that show${s} energy`),
      form<Phrase>({ shows: 'action' }, ' on a non-energy face'),
      form<Phrase>({ shows: 'character' }, ' on a character face'),
    ),
    notNamed: said(['notNamed'], form<Phrase>({}, ' not named <notNamed>', { notNamed: NAME })),
    nameHas: said(
      ['nameHas'],
      form<Phrase>({}, ` with <nameHas> in ${their} name`, { nameHas: NAME }),
    ),
    hasGlobal: said(
      ['hasGlobal'],
      form<Phrase>({ hasGlobal: true }, ` with a Global on ${their} card`),
    ),
    cost: said(['cost'], form<Phrase>({}, ` that cost${s} <cost>`, { cost: BOUNDS })),
    costOverIt: said(
      ['costOverIt'],
      form<Phrase>({}, ` that cost${s} up to <costOverIt> more`, { costOverIt: NUMBER }),
    ),
    attack: said(['attack'], form<Phrase>({}, ' with <attack>', { attack: bounds('A') })),
    defense: said(['defense'], form<Phrase>({}, ' with <defense>', { defense: bounds('D') })),
    fielding: said(
      ['fielding'],
      form<Phrase>({}, ' with fielding cost <fielding>', { fielding: BOUNDS }),
    ),
    rank: said(['rank'], form<Phrase>({}, ' on <rank> level', { rank: RANK })),
    idle: said(
      ['doing'],
      form<Phrase>({ doing: 'idle' }, " that didn't attack or block this turn"),
      elsewhere(({ doing }) => doing !== 'idle'),
    ),
    engagedWith: said(
      ['engagedWith'],
      form<Phrase>({}, ' engaged with <engagedWith>', {
        engagedWith: later(() => withArticle(die())),
      }),
    ),
    notBlockingThis: said(
      ['notBlockingThis'],
      form<Phrase>({ notBlockingThis: true }, ` that ${has} block this die`),
    ),
  };
}

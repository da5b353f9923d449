import type { Effect, EffectOf } from '../../effect.ts';
import { STATS_CHANGE } from '../amounts.ts';
import { behind, filter } from '../filters.ts';
import { type Form, maybe } from '../form.ts';
import { NUMBER } from '../marks.ts';
import { form, Part } from '../record.ts';

type Next = EffectOf<'next'>;

const [KIND, MIN] = [filter('one', 'away'), maybe(behind(' (min ', NUMBER, ')'))];
const CHANGE = new Part<Next>(['attack', 'defense'], STATS_CHANGE.your as Form<Next>);

/** What becomes of the next die you buy or field this turn. */
export const NEXT_FORMS: Form<Effect>[] = [
  form<Next>({ do: 'next' }, 'your next <buy> this turn costs <less> less<least>', {
    buy: KIND,
    less: NUMBER,
    least: MIN,
  }),
  form<Next>(
    { do: 'next', to: 'prep', first: true },
    'your first <buy> bought this turn goes to Prep instead of Used',
    { buy: KIND },
  ),
  form<Next>(
    { do: 'next', to: 'prep' },
    'your next <buy> bought this turn goes to Prep instead of Used',
    { buy: KIND },
  ),
  form<Next>({ do: 'next' }, 'may field your next <field> this turn for <less> less<least>', {
    field: KIND,
    less: NUMBER,
    least: MIN,
  }),
  form<Next>({ do: 'next' }, 'your next <field> fielded this turn has <change>', {
    field: KIND,
    change: CHANGE,
  }),
  form<Next>(
    { do: 'next' },
    'your next <field> fielded this turn costs <less> less to field<least> and has <change>',
    { field: KIND, less: NUMBER, least: MIN, change: CHANGE },
  ),
];

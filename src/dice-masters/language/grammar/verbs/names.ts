import type { DiceFilter } from '../../dice.ts';
import type { Effect, EffectOf } from '../../effect.ts';
import { behind } from '../filters.ts';
import { type Form, listOf, maybe, oneOf } from '../form.ts';
import { AFFILIATION, withArticle } from '../marks.ts';
import { form } from '../record.ts';

type Name = EffectOf<'name'>;

const AFFILIATIONS = maybe(behind('', listOf(AFFILIATION, ' or '), ' '));

/** Cards are named by what they are: `a {x-men} character`, `a non-Sidekick character of yours`. */
function kind(fixed: DiceFilter, words: string): Form<DiceFilter> {
  return form<DiceFilter>(fixed, `<affiliation>${words}`, { affiliation: AFFILIATIONS });
}

const CARDS: Form<DiceFilter> = withArticle(
  oneOf(
    kind({ is: 'character' }, 'character'),
    kind({ is: 'character', whose: 'your' }, 'character of yours'),
    kind({ is: 'non-sidekick-character' }, 'non-Sidekick character'),
    kind({ is: 'non-sidekick-character', whose: 'your' }, 'non-Sidekick character of yours'),
  ),
);

export const NAME_FORMS: Form<Effect>[] = [
  form<Name>({ do: 'name' }, 'name <cards>', { cards: CARDS }),
  form<Name>({ do: 'name', keep: true }, 'name <cards> in the place of earlier choices', {
    cards: CARDS,
  }),
];

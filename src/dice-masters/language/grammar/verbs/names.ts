import type { DiceFilter } from '../../dice.ts';
import type { Effect, EffectOf } from '../../effect.ts';
import { EITHER } from '../adjectives.ts';
import { type Form, mapped, oneOf } from '../form.ts';
import { filterOf, type Phrase, phraseOf } from '../kinds.ts';
import { AFFILIATION, withArticle } from '../marks.ts';
import { form, Part } from '../record.ts';

type Name = EffectOf<'name'>;

const AFFILIATIONS = new Part<Phrase>(
  ['affiliation', 'any'],
  oneOf<Phrase>(
    form<Phrase>({}, ''),
    form<Phrase>({}, '<affiliation> ', { affiliation: AFFILIATION }),
    form<Phrase>({}, '<any> ', { any: EITHER }),
  ),
);

/** Cards are named by what they are: `a {x-men} character`, `a non-Sidekick character of yours`. */
function kind(fixed: Phrase, words: string): Form<DiceFilter> {
  return mapped(form<Phrase>(fixed, `<kind>${words}`, { kind: AFFILIATIONS }), filterOf, phraseOf);
}

const CARDS: Form<DiceFilter> = withArticle(
  oneOf(
    form<DiceFilter>({}, 'die'),
    mapped(form<Phrase>({ notSidekick: true }, 'non-Sidekick die'), filterOf, phraseOf),
    kind({ is: 'character' }, 'character'),
    kind({ is: 'character', whose: 'your' }, 'character of yours'),
    kind({ is: 'character', notSidekick: true }, 'non-Sidekick character'),
    kind({ is: 'character', notSidekick: true, whose: 'your' }, 'non-Sidekick character of yours'),
  ),
);

export const NAME_FORMS: Form<Effect>[] = [
  form<Name>({ do: 'name' }, 'name <cards>', { cards: CARDS }),
  form<Name>({ do: 'name', keep: true }, 'name <cards> in the place of earlier choices', {
    cards: CARDS,
  }),
];

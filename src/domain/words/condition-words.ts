import type { Condition, DiceFilter, DiceWord } from '../abilities/dice.ts';
import { article, bounds, groupPhrase, keywordMark, noun } from './dice-words.ts';

type ConditionOf<Name> = Extract<Condition, { is: Name }>;
type Writers = { [Name in Condition['is']]: (condition: ConditionOf<Name>) => string };

const DICE: Record<DiceWord, string> = {
  this: 'this die',
  it: 'it',
  event: 'that die',
  other: 'the other die',
};

/** A condition as the middle of a sentence: `if it isn't {fist}`. */
export function conditionWords(condition: Condition): string {
  const write = WRITERS[condition.is] as (condition: Condition) => string;
  return write(condition);
}

const WRITERS: Writers = {
  active: ({ named, not }) => `while “${named}” is ${not ? 'not ' : ''}active`,
  fits: ({ die, filter, not }) => `if ${DICE[die]} is${not ? "n't" : ''} ${kindOf(filter)}`,
  shows: ({ die, face, not }) =>
    `if ${DICE[die]} ${not ? "doesn't show" : 'shows'} ${face === 'energy' ? face : article(face)}`,
  count: ({ of, least, most, not }) => {
    const isAlone = of.doing === 'attacking' && of.whose === 'your' && most === 1;
    if (isAlone) return 'with no other attackers';
    const number = bounds({
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    });
    const kind = noun(of, 'many').replace(/ die$/, ' dice');
    const where = of.doing ? '' : ' in the Field';
    return `${not ? 'without' : 'with'} ${number} ${of.whose === 'your' ? 'of your ' : ''}${kind}${where}`;
  },
  life: ({ you, not }) => `while you ${not ? "don't " : ''}have ${you} life than the opponent`,
  koed: ({ die, not }) => `if that ${not ? "doesn't KO" : 'KOs'} ${DICE[die]}`,
  attacked: ({ not }) => `if they ${not ? "didn't attack" : 'attacked'} this turn`,
  opponents: ({ not }) => `if it is ${not ? 'your' : "the opponent's"} turn`,
  both: ({ of: [one, other] }) =>
    `${conditionWords(one)} and ${conditionWords(other).replace(/^(if|while|with) /, '')}`,
};

/** What a die is, in the fewest words: `{fist}`, `a level 1 {mask} character die`. */
function kindOf(filter: DiceFilter): string {
  const keys = Object.keys(filter);
  if (keys.length === 1 && filter.energy) return `{${filter.energy}}`;
  if (keys.length === 1 && filter.affiliation) return `{${filter.affiliation.join('} or {')}}`;
  if (keys.length === 1 && filter.keyword) return `one with ${keywordMark(filter.keyword)}`;
  if (filter.card === 'chosen') return 'the named one';
  return filter.whose === 'your' ? `one of ${groupPhrase(filter)}` : article(noun(filter, 'one'));
}

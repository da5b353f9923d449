import type { All, Dice, DiceFilter, Doing, Pick, Place } from '../abilities/dice.ts';

/** How many dice a phrase is about. */
type Count = 'one' | 'many';

const PLACE_NAMES: Record<Place, string> = {
  field: 'Field',
  used: 'Used',
  prep: 'Prep',
  reserve: 'Reserve',
  bag: 'bag',
  card: 'card',
  rolled: 'roll',
  drawn: 'draw',
};

/** `from your Used`, `from the opponent's Reserve`, `you rolled`. */
export function fromPlace(place: Place, whose: DiceFilter['whose']): string {
  const owner = whose === 'opposing' ? "the opponent's" : 'your';
  if (place === 'field') return '';
  if (place === 'rolled') return 'you rolled';
  if (place === 'drawn') return 'you drew';
  return `from ${owner} ${PLACE_NAMES[place]}`;
}

export function keywordMark(id: string): string {
  const words = id.split('-').map((word) => (word === 'for' ? word : capital(word)));
  return `[[${words.join(' ')}]]`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `an`, before a vowel as it is spoken. */
export function article(noun: string): string {
  if (noun.startsWith('other ')) return `an${noun}`;
  return /^[aeio]|^unb/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

const DOING_WORDS: Record<Doing, string> = {
  attacking: 'attacking',
  blocking: 'blocking',
  'attacking-or-blocking': 'attacking or blocking',
  blocked: 'blocked',
  'blocked-or-blocking': 'blocked or blocking',
  idle: '',
};

/** The dice a filter means, without an article: `opposing level 1 character die`. */
export function noun(filter: DiceFilter, count: Count, place: Place = 'field'): string {
  const words = [
    ...(filter.other ? ['other'] : []),
    ...(filter.whose === 'opposing' && place === 'field' ? ['opposing'] : []),
    ...kindWords(filter),
    head(filter, count, place),
    ...tail(filter, count),
  ];
  return words.filter(Boolean).join(' ');
}

/** What stands in front of the noun. */
function kindWords(filter: DiceFilter): string[] {
  const { affiliation, notAffiliation, level, energy, notEnergy, doing, shows } = filter;
  return [
    ...(doing ? [DOING_WORDS[doing]] : []),
    ...(level ? [level.map((one) => `level ${one}`).join(' or ')] : []),
    ...(affiliation ? [affiliation.map((slug) => `{${slug}}`).join(' or ')] : []),
    ...(notAffiliation ? [`non-{${notAffiliation}}`] : []),
    ...(energy ? [`{${energy}}`] : []),
    ...(notEnergy ? [`non-{${notEnergy}}`] : []),
    ...(shows === 'energy' ? ['energy'] : []),
  ];
}

function head(filter: DiceFilter, count: Count, place: Place): string {
  const die = count === 'one' ? 'die' : 'dice';
  if (filter.card === 'this') return `${die} of this card`;
  if (filter.named) return `“${filter.named}” ${die}`;
  if (filter.card === 'chosen') return `${die} of that character`;
  switch (filter.is) {
    case 'sidekick':
      return count === 'one' ? 'Sidekick' : 'Sidekicks';
    case 'non-sidekick':
      return place === 'field' ? `non-Sidekick character ${die}` : `non-Sidekick ${die}`;
    case 'non-sidekick-character':
      return `non-Sidekick character ${die}`;
    case 'action':
      return `action ${die}`;
    case 'character':
      return `character ${die}`;
    default:
      return place === 'field' ? `character ${die}` : die;
  }
}

/** What stands behind it. */
function tail(filter: DiceFilter, count: Count): string[] {
  const { notNamed, cost, costOverIt, keyword, notKeyword, doing, engagedWith, shows } = filter;
  const s = count === 'one' ? 's' : '';
  return [
    ...(notNamed ? [`not named “${notNamed}”`] : []),
    ...(cost ? [`that cost${s} ${bounds(cost)}`] : []),
    ...(costOverIt ? [`that cost${s} up to ${costOverIt} more`] : []),
    ...(keyword ? [`that ${count === 'one' ? 'has' : 'have'} ${keywordMark(keyword)}`] : []),
    ...(notKeyword ? [`without ${keywordMark(notKeyword)}`] : []),
    ...(doing === 'idle' ? ["that didn't attack or block this turn"] : []),
    ...(engagedWith ? [`engaged with ${noun(engagedWith, 'many')}`] : []),
    ...(filter.notBlockingThis
      ? [count === 'one' ? "that doesn't block this die" : "that don't block this die"]
      : []),
    ...(shows === 'action' ? ['on a non-energy face'] : []),
  ];
}

/** `2 or less`, `6+`, `3`, `3 to 5`. */
export function bounds({ least, most }: { least?: number; most?: number }): string {
  if (least !== undefined && least === most) return `${least}`;
  if (most === undefined) return `${least ?? 0}+`;
  return least === undefined ? `${most} or less` : `${least} to ${most}`;
}

/** `a character die`, `1 of your Sidekicks`, `up to 2 Sidekicks from your Used`. */
function pickPhrase({ pick, upTo, of, from = 'field', orPlayer }: Pick): string {
  const count = pick === 'any' ? 'any number of' : upTo ? `up to ${pick}` : `${pick}`;
  return [pickedNoun(of, from, pick, count), fromWords(of, from), orPlayerWords(orPlayer)]
    .filter(Boolean)
    .join(' ');
}

function orPlayerWords(orPlayer: Pick['orPlayer']): string {
  if (orPlayer === undefined) return '';
  return orPlayer === 'any' ? 'or player' : 'or the opponent';
}

function fromWords(of: DiceFilter, from: Place): string {
  return from === 'card' ? '' : fromPlace(from, of.whose);
}

function pickedNoun(of: DiceFilter, from: Place, pick: Pick['pick'], count: string): string {
  if (from === 'card') return `${count} of your unbought ${noun(of, 'many', from)}`;
  if (from === 'field' && of.whose === 'your') {
    return `${count} of your ${noun(of, 'many')}`;
  }
  if (of.another || of.other) return anotherNoun(of, from, pick, count);
  const named = of.named || of.card === 'this' ? `${count} ${noun(of, plural(pick), from)}` : null;
  if (named !== null) return named;
  const isOne = pick === 1 && count === '1';
  if (!isOne) return `${count} ${noun(of, plural(pick), from)}`;
  return from === 'field' ? article(noun(of, 'one')) : `1 ${noun(of, 'one', from)}`;
}

function anotherNoun(of: DiceFilter, from: Place, pick: Pick['pick'], count: string): string {
  const { other: _, ...rest } = of;
  if (pick !== 1) return `${count} other ${noun(rest, 'many', from)}`;
  return from === 'field' ? `another ${noun(rest, 'one')}` : `another ${noun(rest, 'one', from)}`;
}

function plural(pick: Pick['pick']): Count {
  return pick === 1 ? 'one' : 'many';
}

/** `your Sidekicks`, `all opposing character dice`. */
export function allPhrase({ all, from = 'field', but }: All): string {
  const except = but ? ` except ${but}` : '';
  const place = fromWords(all, from);
  const own = all.whose === 'your' || all.card === 'this';
  const every = but ? 'all ' : '';
  const words =
    own && from === 'field' ? every + groupPhrase(all) : `all ${noun(all, 'many', from)}`;
  return [words + except, place].filter(Boolean).join(' ');
}

/** All dice of a kind as a subject: `your Sidekicks`, `opposing character dice`. */
export function groupPhrase(filter: DiceFilter): string {
  const own = filter.whose === 'your' || filter.card === 'this' || filter.named !== undefined;
  return `${own ? 'your ' : ''}${noun(filter, 'many')}`;
}

/** The dice of an effect. `it` is what the words before have named. */
export function dicePhrase(dice: Dice): string {
  if (typeof dice === 'string') return DICE_WORDS[dice];
  return 'all' in dice ? allPhrase(dice) : pickPhrase(dice);
}

const DICE_WORDS = {
  this: 'this die',
  it: 'it',
  event: 'that die',
  other: 'the other die',
} as const;

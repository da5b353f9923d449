import {
  attackOf,
  blocksIn,
  cardOn,
  damageOn,
  defenseOf,
  dieCard,
  dieName,
  dieWhere,
  type Game,
  type Option,
  type Question,
  showsCharacter,
} from '../../../dice-masters/engine/index.ts';
import { faceWords } from '../../../dice-masters/words/index.ts';
import { cardNamed, diceNamed } from './lit.ts';
import { placeWords } from './words.ts';

/** What can tell two dice of the same name apart, the plainest first. */
const DETAILS: readonly ((game: Game, die: number) => string)[] = [
  (game, die) => dieCard(game, die).subtitle,
  (game, die) => (damageOn(game, die) > 0 ? `${damageOn(game, die)} damage on it` : 'unhurt'),
  (game, die) => (fights(game, die) ? `now ${attackOf(game, die)}/${defenseOf(game, die)}` : ''),
  facingWords,
  placeOnMat,
];

function fights(game: Game, die: number): boolean {
  const { zone } = dieWhere(game, die);
  return (zone === 'field' || zone === 'attack') && showsCharacter(game, die);
}

/** The dice against which it stands in the Attack Zone. (R12.4) */
function facingWords(game: Game, die: number): string {
  const blockers: string[] = [];
  for (const { attacker, blocker } of blocksIn(game)) {
    if (blocker === die) return `blocks ${dieName(game, attacker, faceWords)}`;
    if (attacker === die) blockers.push(dieName(game, blocker, faceWords));
  }
  return blockers.length > 0 ? `blocked by ${blockers.join(', ')}` : 'not in a block';
}

/** Where it lies among the dice of its area, in the order of the mat. */
function placeOnMat(game: Game, die: number): string {
  const { zone, seat } = dieWhere(game, die);
  const there: number[] = [];
  for (let other = 0; other < game.diceCount; other++) {
    const where = dieWhere(game, other);
    if (where.zone === zone && where.seat === seat) there.push(other);
  }
  return `die ${there.indexOf(die) + 1} of ${there.length} in the ${placeWords(zone, seat === 0)}`;
}

/** Words of options, each told apart from those that would read the same. */
export function toldApart(game: Game, question: Question, words: readonly string[]): string[] {
  const told = [...words];
  for (const detail of DETAILS) {
    for (const group of sameWords(told)) tellApart(game, question, told, group, detail);
  }
  for (const group of sameWords(told)) {
    for (const [at, option] of group.entries()) {
      told[option] = `${told[option]} (${at + 1} of ${group.length} alike)`;
    }
  }
  return told;
}

/** Places of words that stand there more than once. */
function sameWords(words: readonly string[]): number[][] {
  const places = new Map<string, number[]>();
  for (const [place, one] of words.entries()) {
    places.set(one, [...(places.get(one) ?? []), place]);
  }
  return [...places.values()].filter(({ length }) => length > 1);
}

type Detail = (typeof DETAILS)[number];

function tellApart(
  game: Game,
  { options }: Question,
  told: string[],
  group: readonly number[],
  detail: Detail,
): void {
  const details = group.map((option) => detailsOf(game, options[option], detail));
  for (const place of details[0]?.keys() ?? []) {
    const values = details.map((all) => all[place] ?? '');
    if (new Set(values).size === 1) continue;
    for (const [index, option] of group.entries()) {
      if (values[index]) told[option] = `${told[option]} (${values[index]})`;
    }
  }
}

/** Of each die that the option names; of its card where it names none. */
function detailsOf(game: Game, option: Option | undefined, detail: Detail): string[] {
  const dice = diceNamed(option);
  if (dice.length > 0) return dice.map((die) => detail(game, die));
  const card = cardNamed(option);
  if (card < 0) return [];
  // The same words on two cards: the number in the set is all that differs.
  const { subtitle, id } = cardOn(game, card);
  return [detail === DETAILS[0] ? subtitle : id];
}

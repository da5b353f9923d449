import {
  attackOf,
  defenseOf,
  dieName,
  type Game,
  isInField,
  showsCharacter,
  ZONES,
} from '../../../dice-masters/engine/index.ts';
import { faceWords } from '../../../dice-masters/words/index.ts';
import { cardNamed, diceNamed } from './named-dice.ts';
import { placeWords } from './words.ts';

/** What can tell two dice of the same name apart, the plainest first. */
const DETAILS: readonly ((game: Game, die: number) => string)[] = [
  ({ layout }, die) => layout.card(layout.cardOf[die] ?? 0).subtitle,
  ({ table }, die) =>
    (table.damage[die] ?? 0) > 0 ? `${table.damage[die]} damage on it` : 'unhurt',
  (game, die) => (fights(game, die) ? `now ${attackOf(game, die)}/${defenseOf(game, die)}` : ''),
  facingWords,
  placeOnMat,
];

function fights(game: Game, die: number): boolean {
  return isInField(game.table.zone[die] ?? 0) && showsCharacter(game, die);
}

/** The dice against which it stands in the Attack Zone. (R12.4) */
function facingWords(game: Game, die: number): string {
  const {
    pairAttacker,
    pairBlocker,
    now: { pairCount },
  } = game.state;
  const blockers: string[] = [];
  for (let pair = 0; pair < pairCount; pair++) {
    const name = (other: number | undefined) => dieName(game, other ?? 0, faceWords);
    if (pairBlocker[pair] === die) return `blocks ${name(pairAttacker[pair])}`;
    if (pairAttacker[pair] === die) blockers.push(name(pairBlocker[pair]));
  }
  return blockers.length > 0 ? `blocked by ${blockers.join(', ')}` : 'not in a block';
}

/** Where it lies among the dice of its area, in the order of the mat. */
function placeOnMat({ table, layout }: Game, die: number): string {
  const zone = table.zone[die] ?? 0;
  const side = table.side[die] ?? 0;
  const there: number[] = [];
  for (let other = 0; other < layout.diceCount; other++) {
    if (table.zone[other] === zone && table.side[other] === side) there.push(other);
  }
  const name = placeWords(ZONES[zone] ?? 'field', side === 0);
  return `die ${there.indexOf(die) + 1} of ${there.length} in the ${name}`;
}

/** Words of options, each told apart from those that would read the same. */
export function toldApart(game: Game, words: readonly string[]): string[] {
  const told = [...words];
  for (const detail of DETAILS) {
    for (const group of sameWords(told)) tellApart(game, told, group, detail);
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

function tellApart(game: Game, told: string[], group: readonly number[], detail: Detail): void {
  const details = group.map((option) => detailsOf(game, option, detail));
  for (const place of details[0]?.keys() ?? []) {
    const values = details.map((all) => all[place] ?? '');
    if (new Set(values).size === 1) continue;
    for (const [index, option] of group.entries()) {
      if (values[index]) told[option] = `${told[option]} (${values[index]})`;
    }
  }
}

/** Of each die that the option names; of its card where it names none. */
function detailsOf(game: Game, option: number, detail: Detail): string[] {
  const dice = diceNamed(game, option);
  if (dice.length > 0) return dice.map((die) => detail(game, die));
  const card = cardNamed(game, option);
  if (card < 0) return [];
  // The same words on two cards: the number in the set is all that differs.
  const { subtitle, id } = game.layout.card(card);
  return [detail === DETAILS[0] ? subtitle : id];
}

import type { Card } from '../quarriors/cards/index.ts';
import type { Catalogue } from '../quarriors/catalogue/index.ts';
import {
  checkWishes,
  dealt,
  dealWilds,
  formatWildsLink,
  wildsCards,
} from '../quarriors/wilds/index.ts';
import type { Told } from './odds-answer.ts';
import { BadQuestion } from './question.ts';

export interface WildsAsked {
  seed: string | undefined;
  lock: string | undefined;
  exclude: string | undefined;
}

/** A Wilds dealt by the printed procedure; the same seed deals the same. */
export function tellWilds({ seed, lock, exclude }: WildsAsked, catalogue: Catalogue): Told {
  if (seed === undefined) throw new BadQuestion('Which seed? Give --seed and any word.');
  const cards = wildsCards(catalogue.cards, catalogue.classes);
  const read = (text: string | undefined) => readCards(text, catalogue);
  const wishes = { locked: read(lock), excluded: read(exclude) };
  const nameOf = (id: string) => catalogue.cards.find((card) => card.id === id)?.name ?? id;
  const [problem] = checkWishes(wishes, cards, nameOf);
  if (problem) throw new BadQuestion(`${problem.message} (${problem.rule})`);
  const ids = dealt(dealWilds(cards, wishes, seed));
  const there = ids.flatMap((id) => catalogue.cards.find((card) => card.id === id) ?? []);
  const ofKind = (kind: string) =>
    there.filter(({ class: own }) =>
      catalogue.classes.some((c) => c.id === own && c.kind === kind),
    );
  const link = `#${formatWildsLink({ cards: ids, ...wishes, seed })}`;
  const [creatures, spells] = [ofKind('creature'), ofKind('spell')];
  return {
    data: { seed, creatures: creatures.map(facts), spells: spells.map(facts), ...wishes, link },
    words: [
      `Wilds of the seed ${seed}:`,
      ...[...creatures, ...spells].map(
        ({ name, cost, glory }) =>
          `  ${name.padEnd(34)} costs ${cost}${glory === null ? '' : `, ${glory} Glory`}`,
      ),
      `quarriors/wilds/${link}`,
    ],
  };
}

function facts({ id, name, class: own, version, cost, glory, dice }: Card) {
  return { id, name, class: own, version, cost, glory, dice };
}

/** Cards by id, or all versions of a class. */
function readCards(text: string | undefined, { cards }: Catalogue): string[] {
  if (text === undefined) return [];
  return text.split(',').flatMap((word) => {
    const id = word.trim().toLowerCase();
    const found = cards.filter((card) => card.id === id || card.class === id);
    if (found.length === 0) throw new BadQuestion(`There is no card or class "${word.trim()}".`);
    return found.map((card) => card.id);
  });
}

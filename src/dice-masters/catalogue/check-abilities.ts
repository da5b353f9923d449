import type { Card } from '../cards/card.ts';
import type { Catalogue } from './read.ts';

/** Says what is wrong with a field of a card. */
type Report = (field: string, problem: string) => void;

/** What the grammar cannot tell: names that lead nowhere. */
export function checkAbilities({ cards }: Catalogue) {
  const names = new Set(cards.map(({ name }) => name));
  return (card: Card, report: Report) => {
    const { abilities } = card;
    if (abilities === null) return;
    for (const problem of abilities.flatMap((clause) => nameProblems(clause, names))) {
      report('effects', problem);
    }
  };
}

/** Names on cards, wherever they stand in the clause; the words of the clause show the rest. */
function nameProblems(value: unknown, names: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isName = (key === 'named' || key === 'notNamed') && typeof inner === 'string';
    if (isName) return names.has(inner) ? [] : [`"${inner}" is the name of no card`];
    return nameProblems(inner, names);
  });
}

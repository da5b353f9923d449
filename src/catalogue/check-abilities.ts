import type { Clause } from '../domain/abilities/clause.ts';
import type { Card } from '../domain/card.ts';
import { abilityLines } from '../domain/words/clause-words.ts';
import type { Catalogue } from './read.ts';

/** Says what is wrong with a field of a card. */
type Report = (field: string, problem: string) => void;

/** What the shape of abilities cannot tell: names that lead nowhere, bursts without a clause, words written twice. */
export function checkAbilities({ cards }: Catalogue) {
  const names = new Set(cards.map(({ name }) => name));
  return (card: Card, report: Report) => {
    const { abilities } = card;
    if (abilities === null) return;
    if (card.effects.join('\n') !== abilityLines({ ...card, abilities }).join('\n')) {
      report('effects', 'expected none beside "abilities", which give the words');
    }
    abilities.forEach((clause, place) => {
      const problems = [...nameProblems(clause, names), ...burstProblems(clause, place)];
      for (const problem of problems) report(`abilities.${place}`, problem);
    });
  };
}

function burstProblems({ burst, instead }: Clause, place: number): string[] {
  if (!instead) return [];
  if (burst === undefined) return ['expected a burst beside "instead"'];
  return place === 0 ? ['expected a clause before it that it replaces'] : [];
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

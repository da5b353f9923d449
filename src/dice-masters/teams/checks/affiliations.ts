import { listed } from '../count-words.ts';
import type { Check, Placed } from './check.ts';
import { forbid } from './forbidden.ts';
import { keepOne, removeCards } from './repairs.ts';
import { codesOf, namesOf } from './words.ts';

/** Every character shows one of certain affiliations; actions show none. (R1.12) */
export const affiliationsAllowed = forbid({
  check: 'affiliations',
  rule: 'V16',
  rows: 'cards',
  because: ({ facts }, { format }) => {
    const { affiliations } = format;
    const isFree = affiliations.length === 0 || facts?.kind !== 'character';
    return isFree || facts.affiliations.some((slug) => affiliations.includes(slug))
      ? null
      : `is not of ${listed(affiliations, 'or')}, which this format asks of every character`;
  },
});

/** No affiliation on two cards. */
export const affiliationsDiffer: Check = ({ format, cards }) => {
  if (!format.affiliationsDiffer) return [];
  const groups = new Map<string, Placed[]>();
  for (const placed of cards) {
    for (const slug of new Set(placed.facts?.affiliations)) {
      const group = groups.get(slug);
      if (group) group.push(placed);
      else groups.set(slug, [placed]);
    }
  }
  return [...groups].flatMap(([slug, group]) => {
    const [, ...again] = group;
    if (again.length === 0) return [];
    return {
      check: 'affiliations-differ',
      rule: 'V16',
      severity: 'illegal',
      cards: codesOf(group),
      message: `${namesOf(group)} are all of ${slug}; this format allows each affiliation once. Keep one.`,
      repairs: (others) => [removeCards(keepOne(group, others)?.others ?? again)],
    };
  });
};

import type { CardStore } from '../cards/card-store.ts';
import { foldTitle } from './ban-list.ts';
import { type Finding, type LaidOut, layOut, type Placed } from './checks/check.ts';
import { NO_OTHERS } from './checks/others.ts';
import { CHECKS } from './checks/registry.ts';
import { removeCards } from './checks/repairs.ts';
import { codesOf } from './checks/words.ts';
import { applyEdits, type Slot } from './edit.ts';
import type { Format } from './format.ts';
import { findAll, isCured, staysAsLegal } from './judge.ts';
import type { Problem } from './problem.ts';
import type { Team } from './team.ts';
import { validate } from './validate.ts';

export interface PartnersProblem extends Problem {
  /** Whose team it is about and the repair changes, from 0; null for the pair as a whole. */
  team: number | null;
}

const ALL = Object.values(CHECKS);

type PartnersFinding = Finding & { team: number | null };

/** Every problem of each partner's team and of the two together. (DQ01, DQ06, DQ07, DF05) */
export function validatePartners(
  teams: readonly Team[],
  format: Format,
  catalogue: CardStore,
): PartnersProblem[] {
  const find = (team: Team) => findAll(team, format, catalogue, ALL);
  const own = teams.map(find);
  const together = findTogether(teams, format, catalogue);
  return [
    ...together.map(({ repairs, ...problem }) => {
      const repair = repairs(NO_OTHERS).find(({ edits }) => {
        const after = teams.map((team, at) =>
          at === problem.team ? applyEdits(team, edits) : team,
        );
        const isGone = isCured(problem, together, findTogether(after, format, catalogue));
        return isGone && after.every((team, at) => staysAsLegal(own[at] ?? [], find(team)));
      });
      return { ...problem, repair: repair ?? null };
    }),
    ...teams.flatMap((one, team) =>
      validate(one, format, catalogue).map((problem) => ({ ...problem, team })),
    ),
  ];
}

function findTogether(
  teams: readonly Team[],
  format: Format,
  catalogue: CardStore,
): PartnersFinding[] {
  const laidOut = teams.map((team) => layOut(team, format, catalogue));
  const { rules } = format;
  return [
    ...partnerCount(teams.length, format),
    ...sharedNames(laidOut, 'cards', rules.sameName, 'partners bring each name once'),
    ...sharedNames(
      laidOut,
      'basicActions',
      rules.partnersBasicActions,
      'partners bring different Basic Actions',
    ),
  ];
}

function partnerCount(count: number, { players, name, rules }: Format): PartnersFinding[] {
  if (count === players) return [];
  return [
    {
      check: rules.partners,
      rule: rules.partners,
      severity: count < players ? 'incomplete' : 'illegal',
      cards: [],
      message: `${name} is played with ${players === 1 ? 'one team' : 'two teams together'} on a side; there ${count === 1 ? 'is' : 'are'} ${count}.`,
      repairs: () => [],
      team: null,
    },
  ];
}

/** Names that a later partner brings again. */
function sharedNames(
  laidOut: readonly LaidOut[],
  slot: Slot,
  rule: string,
  why: string,
): PartnersFinding[] {
  return laidOut.flatMap((team, at) => {
    const earlier = laidOut.slice(0, at).flatMap((other) => other[slot]);
    const names = new Set(team[slot].map(nameKey));
    return [...names].flatMap((name) => {
      const [theirs] = earlier.filter((placed) => nameKey(placed) === name);
      const mine = team[slot].filter((placed) => nameKey(placed) === name);
      if (theirs === undefined) return [];
      return {
        check: rule,
        rule,
        severity: 'illegal' as const,
        cards: codesOf([theirs, ...mine]),
        message: `${theirs.facts?.name ?? theirs.called} is on both teams; ${why}. Keep it on one.`,
        repairs: () => [removeCards(mine)],
        team: at,
      };
    });
  });
}

function nameKey({ facts, card }: Placed): string {
  return foldTitle(facts?.name ?? card);
}

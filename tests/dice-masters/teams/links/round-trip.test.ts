import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  readLink,
  writeLink,
  writeShortLink,
} from '../../../../src/dice-masters/teams/links/link.ts';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import type { Team } from '../../../../src/dice-masters/teams/team.ts';
import { TEAMS_EXPORTS, writeTeams } from '../../../../src/dice-masters/teams/write-team.ts';
import { anyTeam, bareTeam, fullTeam, numRuns, sortedTeam } from './arbitrary-team.ts';
import { catalogue, teamOf } from './catalogue.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Chats, mails and forums leave such a link whole. */
const SAFE = /^[A-Za-z0-9.,/?&=%_~:*-]*[A-Za-z0-9/]$/;

describe('our own link', () => {
  test('holds every team', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        expect(readLink(writeLink(team, catalogue), catalogue).teams).toEqual([team]);
      }),
      { numRuns },
    );
  });

  test('has no character that a chat program would cut off', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        expect(writeLink(team, catalogue)).toMatch(SAFE);
      }),
      { numRuns },
    );
  });

  test('survives the paste box, in an address and in a sentence', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const address = `https://dice.example/build/#${writeLink(team, catalogue)}`;
        expect(readAnything(address, catalogue).teams).toEqual([team]);
        const inSentence = readAnything(`(${address}).`, catalogue);
        expect(inSentence.teams).toEqual([team]);
        expect(inSentence.recognised).toBe('a Dicewright link');
      }),
      { numRuns },
    );
  });

  test('takes at most 90 characters for a full team', () => {
    fc.assert(
      fc.property(fullTeam, (team) => {
        expect(writeLink(team, catalogue).length).toBeLessThanOrEqual(90);
      }),
      { numRuns: numRuns * 5 },
    );
  });

  test('takes at most 90 characters even for the cards with the longest codes', () => {
    expect(writeLink(longestTeam(), catalogue).length).toBeLessThanOrEqual(90);
  });
});

describe('the short link', () => {
  test('holds every full team in at most 40 characters', () => {
    fc.assert(
      fc.property(fullTeam, (team) => {
        const link = writeShortLink(team, catalogue) ?? '';
        expect(link).toMatch(/^-1[0-9A-Z]{1,38}$/);
        expect(readLink(link, catalogue)).toEqual({
          teams: [team],
          recognised: 'a short Dicewright link',
          problems: [],
        });
      }),
      { numRuns: numRuns * 5 },
    );
  });

  test('needs no more for the last cards of the last sets, with six dice', () => {
    const last = teamOf(Array(8).fill('6xswb-255').join(' '), '3xswb-255 3xswb-255');
    expect(writeShortLink(last, catalogue)?.length).toBeLessThanOrEqual(40);
  });

  test('holds every team whose cards have a permanent place', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const link = writeShortLink(team, catalogue);
        if (link !== null) expect(readLink(link, catalogue).teams).toEqual([team]);
        else expect([...team.cards, ...team.basicActions].some(isUnknown)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('shows any changed, missing or swapped character', () => {
    fc.assert(
      fc.property(
        fullTeam,
        fc.nat(),
        fc.constantFrom(...'0123456789ABCXYZ'),
        (team, where, wrong) => {
          const link = writeShortLink(team, catalogue) ?? '';
          const at = 2 + (where % (link.length - 3));
          const damaged = [
            link.slice(0, at) + wrong + link.slice(at + 1),
            link.slice(0, at) + link.slice(at + 1),
            link.slice(0, at) + link[at + 1] + link[at] + link.slice(at + 2),
          ].filter((text) => text !== link);
          for (const text of damaged) {
            const { teams, problems } = readLink(text, catalogue);
            expect({ text, teams }).toEqual({ text, teams: [] });
            expect(problems).toHaveLength(1);
          }
        },
      ),
      { numRuns },
    );
  });
});

describe.each(TEAMS_EXPORTS)('written as %s and pasted back', (form) => {
  const writable = form === 'json' || form === 'link' ? anyTeam : sortedTeam;

  test('a team is the same wherever nothing is said to be lost', () => {
    let held = 0;
    fc.assert(
      fc.property(fc.oneof(writable, bareTeam, fullTeam), (team) => {
        const { text, lost } = writeTeams([team], form, catalogue);
        if (lost.length > 0) return;
        held++;
        expect(readAnything(text, catalogue).teams).toEqual([team]);
      }),
      { numRuns },
    );
    expect(held).toBeGreaterThan(numRuns / 5);
  });

  test('several teams stay several', () => {
    const teams = ['First', 'Second', 'Third'].map((name) =>
      teamOf('2xxfc-031 4xgaf-086', '3xfus-027 3xthor-012', { name }),
    );
    const { text, lost } = writeTeams(teams, form, catalogue);
    expect(lost).toEqual([]);
    expect(readAnything(text, catalogue)).toMatchObject({ teams, problems: [] });
  });
});

function isUnknown({ card }: Team['cards'][number]): boolean {
  return card.startsWith('?');
}

/** Ten different cards whose codes take the most room. */
function longestTeam(): Team {
  const room = (id: string) => writeLink(teamOf(`4x${id}`), catalogue).length;
  const longest = (kinds: string[], count: number) =>
    [...catalogue.all()]
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id }) => id)
      .sort((a, b) => room(b) - room(a))
      .slice(0, count);
  return teamOf(
    longest(['character', 'action'], 8)
      .map((id) => `4x${id}`)
      .join(' '),
    longest(['basic-action'], 2)
      .map((id) => `3x${id}`)
      .join(' '),
  );
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLink, writeLink } from '../../../../src/dice-masters/teams/links/link.ts';
import { decodeText, encodeText } from '../../../../src/text/address-text.ts';
import { numRuns } from './arbitrary-team.ts';
import { catalogue, teamOf } from './catalogue.ts';

const anyText = fc
  .array(fc.nat(0xff_ff), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));
const round = (link: string) => {
  const [team] = readLink(link, catalogue).teams;
  return team && { team, link: writeLink(team, catalogue) };
};

describe('words in a link', () => {
  test.each(['&tags=', '&tags=y,', '&tags=,y', '&tags=,,', '&tags=y,y', '&tags=a%2C,b'])(
    '%s is the same after a round',
    (tags) => {
      const once = round(`2hhs17${tags}`);
      const twice = once && round(once.link);
      expect(twice).toEqual(once);
      expect(once && readLink(once.link, catalogue).problems).toEqual([]);
      expect(once?.team.tags).not.toContain('');
    },
  );

  test('of a team with empty tags come back without them', () => {
    const team = teamOf('2xhhs-017', '', { tags: ['', 'y', ''] });
    expect(readLink(writeLink(team, catalogue), catalogue)).toMatchObject({
      teams: [{ ...team, tags: ['y'] }],
      problems: [],
    });
  });

  test('a plus sign is a space, an encoded one a plus sign', () => {
    const [team] = readLink('2hhs17&name=My+Team%2B&notes=a+b&tags=x+y&c1=n+1', catalogue).teams;
    expect(team).toMatchObject({
      name: 'My Team+',
      notes: 'a b',
      tags: ['x y'],
      cards: [{ note: 'n 1' }],
    });
    expect(team && readLink(writeLink(team, catalogue), catalogue).teams).toEqual([team]);
  });

  test('any text at all comes back, half letters too', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodeText(encodeText(text))).toBe(text);
        const team = teamOf('2xhhs-017', '', { name: text, notes: text });
        expect(readLink(writeLink(team, catalogue), catalogue).teams).toEqual([team]);
      }),
      { numRuns, examples: [['\ud800'], ['a\udc00b'], ['\udc00\ud800'], ['%ED%A0%80'], ['%']] },
    );
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a card of a set called %s is a card that nobody knows',
    (set) => {
      const team = teamOf(`2x?${set}-001`);
      const link = writeLink(team, catalogue);
      expect(link).not.toMatch(/function|native|object/);
      expect(readLink(link, catalogue).teams).toEqual([team]);
      const stored = { ...team, cards: [{ card: `${set}-001`, dice: 2, note: '' }] };
      expect(writeLink(stored, catalogue)).toMatch(/^2[\w%?-]*1\/?$/);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { readAnything } from '../../../../src/dice-masters/teams/read-anything/index.ts';
import { writeTeams } from '../../../../src/dice-masters/teams/write-team.ts';
import { catalogue, listed, teamOf } from '../links/catalogue.ts';

const read = (text: string) => readAnything(text, catalogue);
const whereOf = (text: string) => read(text).problems.map(({ where }) => where);

describe('teams.txt of the Team Builder', () => {
  const saved = '[{"name":"X","cards":[39031,41012],"dice":[2,3]}]';

  test('is read by internal ids, and written back byte for byte', () => {
    const { teams, recognised } = read(saved);
    expect(recognised).toBe('teams saved by the Dice Coalition Team Builder');
    expect(teams.map((team) => [team.name, ...listed(team)])).toEqual([
      ['X', '2x xfc-031', '3x thor-012'],
    ]);
    expect(writeTeams(teams, 'saved-teams', catalogue)).toEqual({ text: saved, lost: [] });
  });

  test('keeps an unknown id and reports each flaw', () => {
    const text = '[{"name":"X","cards":[39031,99001,27086],"dice":[2,"many"]},7]';
    expect(read(text).teams.flatMap(listed)).toEqual(['2x xfc-031', '1x ?99001', '1x gaf-086']);
    expect(whereOf(text)).toEqual(['X', '99001', '99001', '7']);
  });
});

describe('our own file', () => {
  test('is versioned', () => {
    const { text } = writeTeams([teamOf('2xxfc-031')], 'json', catalogue);
    expect(JSON.parse(text)).toMatchObject({ dicewright: 'teams', version: 1 });
  });

  test('reports every bad field and keeps every entry', () => {
    const team = {
      name: 5,
      cards: [{ card: 'xfc-031', dice: -1 }, { dice: 2 }, 'gaf-086', { card: 'zzz-001', dice: 2 }],
      basicActions: 'none',
      tags: ['a', 1],
    };
    const { teams, problems } = read(
      JSON.stringify({ dicewright: 'teams', version: 2, teams: [team] }),
    );
    expect(teams.flatMap(listed)).toEqual([
      '1x xfc-031',
      '1x ?{"dice":2}',
      '1x gaf-086',
      '2x ?zzz-001',
    ]);
    expect(teams[0]).toMatchObject({ name: '', tags: ['a'], basicActions: [] });
    expect(problems).toHaveLength(7);
  });

  test('is read inside a code block of a chat', () => {
    const { text } = writeTeams([teamOf('2xxfc-031')], 'json', catalogue);
    expect(read(`\`\`\`json\n${text}\`\`\``).teams.flatMap(listed)).toEqual(['2x xfc-031']);
  });
});

describe('Transition Zone Teams.csv', () => {
  const header = 'TeamName,Set,Character,Card Name,Dice Number';

  test('is read by set and names, one team for each name', () => {
    const text = [
      header,
      'One,XMFC,Scarlet Witch,Careful What You Wish For,2',
      '"Two, too",GATF,Captain Cold\'s Cold Gun,"Frozen ""Firearm""",4',
      'One,TMT,Basic Action Card,Villainous Pact,0',
      'One,AVX,Basic Action Card,Teamwork,0',
    ].join('\r\n');
    const { teams, recognised } = read(text);
    expect(recognised).toBe('teams of the Transition Zone app');
    expect(teams.map((team) => [team.name, ...listed(team)])).toEqual([
      ['One', '2x xfc-031', '3x thor-012', '3x avxop-001'],
      ['Two, too', '4x gaf-086'],
    ]);
  });

  test('keeps unknown cards and writes them back unchanged', () => {
    const text = `${header}\r\nOne,ZZZ,Nobody,At All,2\r\nOne,XMFC,Shriek,,1\r\n`;
    const { teams } = read(text);
    expect(teams.flatMap(listed)).toEqual(['2x ?Nobody: At All (ZZZ)', '1x ?Shriek (XMFC)']);
    expect(writeTeams(teams, 'teams-csv', catalogue).text).toContain('One,ZZZ,Nobody,At All,2\r\n');
  });

  test('reports a row without dice and still has its card', () => {
    const text = `${header}\nOne,XMFC,Scarlet Witch,Careful What You Wish For`;
    expect(read(text).teams.flatMap(listed)).toEqual(['1x xfc-031']);
    expect(read(text).problems).toHaveLength(1);
  });
});

describe('for people', () => {
  const team = teamOf('2xxfc-031 2x?31zzz', '3xfus-027', {
    name: 'Hex *and* Vex',
    format: 'casual',
    notes: 'one\ntwo',
    tags: ['fun'],
  });

  test('plain text names every card with its id', () => {
    expect(writeTeams([team], 'text', catalogue).text).toBe(`Team: Hex *and* Vex
Format: casual
Tags: fun
Notes: one
Notes: two

2x Scarlet Witch: Careful What You Wish For (xfc-031)
2x ?31zzz

Basic Actions
3x Blink - Transmutation (fus-027)
`);
  });

  test('Markdown is marked up, and marks in names are not', () => {
    const lines = writeTeams([team], 'markdown', catalogue).text.split('\n');
    expect(lines[0]).toBe('**Team:** Hex \\*and\\* Vex');
    expect(lines).toContain('- 2× Scarlet Witch: Careful What You Wish For (xfc-031)');
  });
});

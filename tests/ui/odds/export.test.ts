import { expect, test } from 'vitest';
import { drawn, named, plain } from '../../../src/ui/odds/charts/figure-table.ts';
import { tableAsCsv, tableAsJson } from '../../../src/ui/odds/export/table-file.ts';

const table = {
  columns: ['Card', 'Chance', 'Change'],
  rows: [
    [named('Becky Lynch, "The Man"'), drawn(1 / 3, '33.3 %'), plain(-0.5, '−0.5')],
    [named('=SUM(A1)'), { value: null, text: '–' }, plain(2, '+2')],
  ],
};

test('a CSV file has numbers in full, quotes what needs it, and holds no formula', () => {
  expect(tableAsCsv(table)).toBe(
    'Card,Chance,Change\r\n"Becky Lynch, ""The Man""",0.3333333333333333,-0.5\r\n\'=SUM(A1),,2\r\n',
  );
});

test('a JSON file says what the numbers are and how they came about', () => {
  const text = tableAsJson({ title: 'Odds', method: ['Exact', '2019 rules'], table });
  expect(JSON.parse(text)).toEqual({
    figure: 'Odds',
    method: ['Exact', '2019 rules'],
    columns: table.columns,
    rows: [
      ['Becky Lynch, "The Man"', 1 / 3, -0.5],
      ['=SUM(A1)', null, 2],
    ],
  });
});

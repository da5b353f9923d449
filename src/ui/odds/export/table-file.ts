import { formatCsv } from '../../../dice-masters/teams/index.ts';
import type { FigureTable } from '../charts/figure-table.ts';

/** Comma-separated values with a line of names; numbers in full. */
export function tableAsCsv({ columns, rows }: FigureTable): string {
  return formatCsv([columns, ...rows.map((row) => row.map(({ value }) => String(value ?? '')))]);
}

interface Told {
  title: string;
  method: readonly string[];
  table: FigureTable;
}

/** The numbers with what they are and how they came about. */
export function tableAsJson({ title, method, table }: Told): string {
  const rows = table.rows.map((row) => row.map(({ value }) => value));
  return `${JSON.stringify({ figure: title, method, columns: table.columns, rows }, null, 2)}\n`;
}

import type { FigureTable } from '../charts/figure-table.ts';

/** Comma-separated values with a line of names; numbers in full. */
export function tableAsCsv({ columns, rows }: FigureTable): string {
  const lines = [columns, ...rows.map((row) => row.map(({ value }) => String(value ?? '')))];
  return `${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets take a cell that begins like a formula for one. */
function quoted(text: string): string {
  const isFormula = /^[=+@\t\r]|^-(?![\d.])/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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

const FIELD = /"((?:[^"]|"")*)"[^,\n]*|([^,\n]*)/y;

/** Rows of a comma-separated file; quoted fields may hold commas, quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n');
  const rows: string[][] = [[]];
  for (let at = 0; at <= source.length; at++) {
    FIELD.lastIndex = at;
    const [whole = '', quoted, plain = ''] = FIELD.exec(source) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (source[at] === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some((field) => field.trim() !== ''));
}

export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

function quote(field: string): string {
  return /[",\r\n]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

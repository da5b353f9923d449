const FIELD = /"((?:[^"]|"")*)"[^,\n]*|([^,\n]*)/y;

/** Rows of a comma-separated file; quoted fields may hold commas, quotes and line breaks. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n');
  const rows: string[][] = [[]];
  for (let at = 0; at <= source.length; at++) {
    FIELD.lastIndex = at;
    const [whole = '', quoted, plain = ''] = FIELD.exec(source) ?? [];
    rows.at(-1)?.push(asWritten(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    at += whole.length;
    if (source[at] === '\n') rows.push([]);
  }
  return rows.filter((row) => row.some((field) => field.trim() !== ''));
}

/** Rows as a file that spreadsheets open without taking a word for a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((field) => quote(harmless(field))).join(',')}\r\n`).join('');
}

const NUMBER = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i;
const FORMULA = /^'*\s*[=+\-@|%＝＋－＠]|^'*[\t\r]/;

/** Behind an apostrophe what begins like a formula is text. */
function harmless(field: string): string {
  return FORMULA.test(field) && !NUMBER.test(field) ? `'${field}` : field;
}

/** The field as it was before `harmless`. */
function asWritten(field: string): string {
  return field.startsWith("'") && FORMULA.test(field) ? field.slice(1) : field;
}

function quote(field: string): string {
  return /[",\r\n]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

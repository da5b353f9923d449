export interface RawValue {
  kind: 'text' | 'regex';
  text: string;
}

/** Splits `"a, b",c,/d,e/` at the commas outside quotes and regular expressions. */
export function splitValues(list: string): RawValue[] {
  const values: RawValue[] = [];
  let rest = list;
  while (rest !== '') {
    const match =
      /^"([^"]*)"?,?/.exec(rest) ??
      /^\/((?:[^/\\]|\\.)*)\/,?/.exec(rest) ??
      /^([^,]*),?/.exec(rest);
    if (!match || match[0] === '') break;
    const text = match[1] ?? '';
    const kind = rest.startsWith('/') && /^\/.*\//.test(match[0]) ? 'regex' : 'text';
    if (text !== '') values.push({ kind, text });
    rest = rest.slice(match[0].length);
  }
  return values.length > 0 ? values : [{ kind: 'text', text: list }];
}

export function unquote(text: string): string {
  return text.replaceAll('"', '');
}

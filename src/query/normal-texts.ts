/** Stands between texts that are prepared together; no text holds it. */
const BREAK = '\uE000';
/** What the house voice writes besides letters, digits and ASCII marks. */
const PLAIN = /^[ -~\n\uE000“”‘’→•–—−…]*$/;

/**
 * Texts as they are searched: folded, but symbols such as `{fist}` keep their braces, so that `o:{?}` asks
 * for the symbol. Many at once, because one pass over a long text is much faster than many over short ones.
 */
export function normalTexts(texts: string[]): string[] {
  const joined = texts.map((text) => text.replaceAll(BREAK, ' ')).join(BREAK);
  const plain = joined
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('{', ' {')
    .replaceAll('}', '} ');
  const others = PLAIN.test(plain)
    ? /(?:[^a-z0-9{}?\uE000]|\?(?!\}))+/g
    : /(?:[^\p{L}\p{N}{}?\uE000]|\?(?!\}))+/gu;
  return plain
    .replace(others, ' ')
    .split(BREAK)
    .map((text) => text.trim());
}

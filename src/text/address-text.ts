/** Bytes of half a letter, which no valid text has and people's input may. */
const HALF_LETTER = /(%ed%[ab][0-9a-f]%[89ab][0-9a-f])/i;

/** Percent-encodes a text for an address; half letters too, so that nothing changes on its way. */
export function encodeText(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return Array.from(text, (letter) =>
    letter.isWellFormed() ? encodeURIComponent(letter) : encodeHalf(letter.charCodeAt(0)),
  ).join('');
}

/** Undoes percent-encoding; what is no valid encoding stays as it is. */
export function decodeText(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    if (!HALF_LETTER.test(encoded)) return decodeWhole(encoded);
    return encoded
      .split(HALF_LETTER)
      .map((part, at) => (at % 2 === 0 ? decodeWhole(part) : decodeHalf(part)))
      .join('');
  });
}

/** The same for a text that stands alone: null where its encoding is broken. */
export function decodeStrictly(text: string): string | null {
  try {
    decodeURIComponent(
      text
        .split(HALF_LETTER)
        .filter((_, at) => at % 2 === 0)
        .join(''),
    );
    return decodeText(text);
  } catch {
    return null;
  }
}

function decodeWhole(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

function encodeHalf(unit: number): string {
  const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
}

function decodeHalf(encoded: string): string {
  const [first = 0, second = 0, third = 0] = encoded
    .slice(1)
    .split('%')
    .map((byte) => Number.parseInt(byte, 16));
  return String.fromCharCode(((first & 0xf) << 12) | ((second & 0x3f) << 6) | (third & 0x3f));
}

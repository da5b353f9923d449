const PLAIN = /^[A-Za-z0-9.-]$/;
const PIECE = /_|\*([0-9a-f]{1,6})\*|[A-Za-z0-9.-]/gy;
const LAST_CODE_POINT = 0x10_ff_ff;

/** `Black Widow!` as `Black_Widow*21*`: readable, and safe in an address. */
export function encodeWords(text: string): string {
  return Array.from(text, (letter) => {
    if (letter === ' ') return '_';
    return PLAIN.test(letter) ? letter : `*${letter.codePointAt(0)?.toString(16)}*`;
  }).join('');
}

/** Null where the text is not one that `encodeWords` writes. */
export function decodeWords(text: string): string | null {
  let length = 0;
  let words = '';
  for (const [piece, code] of text.matchAll(PIECE)) {
    const point = code === undefined ? 0 : Number.parseInt(code, 16);
    if (point > LAST_CODE_POINT) return null;
    length += piece.length;
    words += code === undefined ? piece.replace('_', ' ') : String.fromCodePoint(point);
  }
  return length === text.length && length > 0 ? words : null;
}

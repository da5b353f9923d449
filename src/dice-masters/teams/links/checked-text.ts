const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = BigInt(DIGITS.length);

/** A prime just below 36³: one wrong character or two swapped neighbours always show. */
const MODULUS = 46_649;
const STEP = 1021;
const CHECK_LENGTH = 3;

/** Capitals and digits only: survives any chat, and QR codes store it in their denser mode. */
export function writeChecked(value: bigint, version: string): string {
  const text = value === 0n ? '' : value.toString(36).toUpperCase();
  return text + checkOf(version + text);
}

/** The number behind a checked text, or null when a character was lost, added or changed. */
export function readChecked(text: string, version: string): bigint | null {
  const body = text.slice(0, -CHECK_LENGTH);
  if (!/^[0-9A-Z]{3,}$/.test(text) || checkOf(version + body) !== text.slice(-CHECK_LENGTH)) {
    return null;
  }
  let value = 0n;
  for (const digit of body) value = value * BASE + BigInt(DIGITS.indexOf(digit));
  return value;
}

function checkOf(text: string): string {
  let sum = 1;
  for (const digit of text) sum = (sum * STEP + DIGITS.indexOf(digit)) % MODULUS;
  return sum.toString(36).toUpperCase().padStart(CHECK_LENGTH, '0');
}

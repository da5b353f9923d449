const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SEED_LENGTH = 7;

/** A few letters that nobody mistakes for others. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

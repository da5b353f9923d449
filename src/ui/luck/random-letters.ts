/** A word of so many letters, each drawn at random. */
export function randomLetters(count: number, letters: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

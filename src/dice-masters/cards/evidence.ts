/** Sources the card facts were read from, by the letter that stands in a card's `evidence`. */
const SOURCES: Record<string, string> = {
  T: 'Dice Coalition Team Builder data',
  S: 'community card sheet',
  s: 'community card sheet, in part',
  C: 'companion app data',
  I: 'picture of the printed card',
};

export function evidenceSources(evidence: string): string[] {
  return [...evidence].flatMap((letter) => SOURCES[letter] ?? []);
}

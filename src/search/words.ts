/** Words that questions are made of and that tell no rule from another. */
const FILLERS = new Set(
  `a about after allow allowed am an and any are as at be been but by can cannot cant could did do
  does doing dont for from get gets getting go goes had happen happens has have having he her here
  him his how i if in into is it its just let like many may me mean means more much my not of
  often on only or our per really rule rules said say says she should since so some still take
  taken takes taking tell than that the their them then there these they this those to us use
  using was we were what whats when where which who whom whose why will with work works worth
  would you your`.split(/\s+/),
);

/** Spellings that the books and players mix, as the one we look for. */
const SPELLINGS: [RegExp, string][] = [
  [/\bko(?:'?e?d|s|ing)\b/g, 'ko'],
  [/\bknock(?:s|ed|ing)?[ -]outs?\b/g, 'ko'],
  [/\bre-(?=[a-z])/g, 're'],
  [/\broll(?:s|ed)? again\b/g, 'reroll'],
  [/\b(?:not|n't) used?\b/g, 'unused'],
  [/'s?\b/g, ''],
];

/** Lower case, without accents and apostrophes. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
  return SPELLINGS.reduce((words, [from, to]) => words.replace(from, to), plain);
}

/** Every word in order, folded. */
export function allWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that matter for finding a text. */
export function wordsOf(text: string): string[] {
  return allWords(text).filter((word) => !FILLERS.has(word));
}

/** Letters and digits alone: `Suit Up` and `suitup` are the same. */
export function squash(text: string): string {
  return allWords(text).join('');
}

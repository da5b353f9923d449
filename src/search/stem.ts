const VOWEL = /[aeiouy]/;

/** Cuts the usual English endings, so that `refilled`, `refills` and `refilling` are one word. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const one = dropPlural(word);
  for (const ending of ['ing', 'ed', 'er']) {
    const root = one.slice(0, -ending.length);
    if (one.endsWith(ending) && root.length >= 3 && VOWEL.test(root)) return finish(root);
  }
  return finish(one);
}

function dropPlural(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** `stopp` and `stop`, `purchase` and `purchas`, `buy` and `bui` end alike. */
function finish(root: string): string {
  const single = /([bdfgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single;
}

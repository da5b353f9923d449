const GAMES: [RegExp, string][] = [
  [/^(?:rules\/)?quarriors\//, 'quarriors'],
  [/^(?:rules\/shadows-of-the-past|shadows)\//, 'shadows-of-the-past'],
  [
    /^(?:rules\/dice-masters|cards|sets|keywords|affiliations|build|goldfish|odds|coverage)\//,
    'dice-masters',
  ],
];

/** The game that a page is about, by its address below the site's own; null where it is about all. */
export function gameOfPage(path: string): string | null {
  return GAMES.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

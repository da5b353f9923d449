/** The game that a page is about, by its address below the site's own; null where it is about all. */
export function gameOfPage(path: string): string | null {
  const [, game = null] = /^(?:rules\/)?(quarriors|shadows|dice-masters)/.exec(path) ?? [];
  return game === 'shadows' ? 'shadows-of-the-past' : game;
}

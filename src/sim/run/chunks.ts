/** Games `from` up to, not including, `to`. */
export interface Chunk {
  from: number;
  to: number;
}

const FIRST = 32;
const USUAL = 256;
const MOST_CHUNKS = 400;

/** The same pieces whoever plays them: small ones first, so that something shows at once. */
export function chunksOf(games: number): Chunk[] {
  const usual = Math.max(USUAL, Math.ceil(games / MOST_CHUNKS));
  const chunks: Chunk[] = [];
  let size = FIRST;
  for (let from = 0; from < games; ) {
    const to = Math.min(games, from + size);
    chunks.push({ from, to });
    from = to;
    size = Math.min(usual, size * 2);
  }
  return chunks;
}

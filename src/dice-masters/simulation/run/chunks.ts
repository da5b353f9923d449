/** Games `from` up to, not including, `to`. */
export interface Chunk {
  from: number;
  to: number;
}

const SMALLEST = 32;
const USUAL = 512;
const MOST_CHUNKS = 400;
/** No piece is more than one in so many of what is left, so that workers end together. */
const SHARES = 6;

/** The same pieces whoever plays them: small ones first, so that something shows at once, and small ones last. */
export function chunksOf(games: number): Chunk[] {
  const usual = Math.max(USUAL, Math.ceil(games / MOST_CHUNKS));
  const chunks: Chunk[] = [];
  let growing = SMALLEST;
  for (let from = 0; from < games; ) {
    const fair = Math.max(SMALLEST, Math.ceil((games - from) / SHARES));
    const to = Math.min(games, from + Math.min(growing, fair));
    chunks.push({ from, to });
    from = to;
    growing = Math.min(usual, growing * 2);
  }
  return chunks;
}

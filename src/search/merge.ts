/** One record that holds a word, as the index reports it. */
export interface IndexHit {
  id: string;
  score: number;
  /** The word stands in the title. */
  inTitle: boolean;
}

export interface Candidate {
  id: string;
  /** 0 to 1: how much of the query it holds and where, rare words counting more. */
  score: number;
  /** 0 to 1: how much of the query it holds, wherever that is. */
  held: number;
  /** It holds every word. */
  complete: boolean;
}

export interface Merged {
  /** Best first. */
  candidates: Candidate[];
  /** How rare each word is, in the order of the query; they add up to 1. */
  weights: number[];
}

const IN_TEXT = 0.55;

/** The index joins words by "and"; this joins searches for single words by "the more, the better". */
export function mergeHits(found: IndexHit[][], total: number): Merged {
  const rarity = found.map(({ length }) =>
    length === 0 ? 0 : Math.log(1 + (total - length + 0.5) / (length + 0.5)),
  );
  const sum = rarity.reduce((all, one) => all + one, 0) || 1;
  const weights = rarity.map((one) => one / sum);
  const candidates = new Map<string, { score: number; held: number; count: number }>();
  found.forEach((hits, word) => {
    const top = Math.max(...hits.map(({ score }) => score), Number.MIN_VALUE);
    for (const { id, score, inTitle } of hits) {
      const strength = (inTitle ? 1 : IN_TEXT) * (0.75 + (0.25 * score) / top);
      const weight = weights[word] ?? 0;
      const so = candidates.get(id) ?? { score: 0, held: 0, count: 0 };
      candidates.set(id, {
        score: so.score + strength * weight,
        held: so.held + weight,
        count: so.count + 1,
      });
    }
  });
  return {
    candidates: [...candidates]
      .map(([id, { score, held, count }]) => ({
        id,
        score,
        held,
        complete: count === found.length,
      }))
      .sort((a, b) => b.score - a.score),
    weights,
  };
}

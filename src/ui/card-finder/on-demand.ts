/** Says that a part is missing still; `withParts` waits for it. */
class NotYetHere {
  readonly part: Promise<unknown>;

  constructor(part: Promise<unknown>) {
    this.part = part;
  }
}

/** A part of the search that comes with the first question that needs it. */
export function onDemand<T>(load: () => Promise<T>): () => T {
  let part: { is: T } | null = null;
  return () => {
    if (part) return part.is;
    const loading = load().then((is) => {
      part = { is };
    });
    throw new NotYetHere(loading);
  };
}

/** What the work gives, begun anew with each part that was missing. */
export async function withParts<T>(work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (reason) {
      if (!(reason instanceof NotYetHere)) throw reason;
      await reason.part;
    }
  }
}

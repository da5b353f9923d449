import type { EffectSpan } from '../domain/effect.ts';

/** The energy of a Global cost, in the form of the facts: `{bolt}{bolt} + KO a Sidekick` is `bolt+bolt`. */
export function energyCost(spans: EffectSpan[]): string {
  const ways: string[][] = [[]];
  for (const span of spans) {
    if (span.kind === 'text' && span.text.trim() === 'or') ways.push([]);
    if (span.kind === 'energy')
      ways.at(-1)?.push(span.unit === 'generic' ? span.amount : span.unit);
  }
  return ways
    .map((way) =>
      way
        .filter((part) => part !== '0')
        .sort()
        .join('+'),
    )
    .join('|');
}

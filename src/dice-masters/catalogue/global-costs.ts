import type { Effect, EffectSpan } from '../language/line.ts';

/** What is paid besides energy, by the words of the line. */
const PRICES: [RegExp, string][] = [
  [/^KO\b/, 'ko'],
  [/^sacrifice\b/, 'sacrifice'],
  [/^\d+ life$/, 'life'],
];

/** What its Globals cost: units joined by `+`, choices by `|`, a number for any energy: `bolt+ko`, `fist|bolt`, `2`. */
export function globalCosts(effects: readonly Effect[]): string[] {
  return effects
    .filter(({ openings }) => openings.some(({ name }) => name === 'Global'))
    .map(({ cost }) => formatCost(cost) || 'special');
}

function formatCost(spans: readonly EffectSpan[]): string {
  return spans
    .flatMap((span) => {
      if (span.kind === 'energy') return [span.unit === 'generic' ? span.amount : span.unit];
      if (span.kind !== 'text') return [];
      const words = span.text.trim();
      if (words === 'or') return ['|'];
      const [, price] = /^\+ (.*)$/.exec(words) ?? [];
      return price === undefined ? [] : [PRICES.find(([is]) => is.test(price))?.[1] ?? 'other'];
    })
    .join('+')
    .replaceAll('+|+', '|');
}

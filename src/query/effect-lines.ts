import type { Card } from '../domain/card.ts';

const TIMING_PHRASES: Record<string, string> = {
  'when-koed': "when KO'd",
  'when-kos': 'when it KOs a die',
  'burst-1': 'single burst',
  'burst-2': 'double burst',
  'static-stat': 'changes stats',
};

/** What a card does as searchable lines: keywords, Globals with their cost symbols, bursts, timings. */
export function effectLines(card: Card, keywordNames: Map<string, string>): string[] {
  const timings = card.timings.filter((timing) => timing !== 'global');
  const bursts = timings.filter((timing) => timing.startsWith('burst-'));
  const others = timings.filter((timing) => !timing.startsWith('burst'));
  return [
    ...card.keywords.map((id) =>
      [keywordNames.get(id) ?? id, card.keywordValues[id]].filter(Boolean).join(' '),
    ),
    ...card.globalCosts.map((cost) => `Global: pay ${symbols(cost)}`),
    ...bursts.map((timing) => `Burst: ${phrase(timing)}`),
    ...(others.length > 0 ? [others.map(phrase).join(', ')] : []),
  ];
}

function phrase(timing: string): string {
  return TIMING_PHRASES[timing] ?? timing.replaceAll('-', ' ');
}

/** `bolt+bolt` as `{bolt}{bolt}`, choices with “or”. */
function symbols(cost: string): string {
  return cost
    .split('|')
    .map((way) =>
      way
        .split('+')
        .map((part) => (/^(fist|bolt|mask|shield|\d)$/.test(part) ? `{${part}}` : ` ${part}`))
        .join(''),
    )
    .join(' or ');
}

import { useStore } from '@nanostores/preact';
import { useRef } from 'preact/hooks';
import type { FacetValue } from '../../query/facets.ts';
import { $facetsHeld } from './facets-held.ts';

/** Values that some card has: chosen ones first, then the most frequent; under a pointer in the order they had. */
export function useSteadyOrder(values: FacetValue[]): FacetValue[] {
  const isHeld = useStore($facetsHeld);
  const order = useRef<string[]>([]);
  const present = values.filter(({ count, chosen }) => chosen || count > 0);
  if (!isHeld || order.current.length === 0) {
    order.current = present
      .sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.count - a.count)
      .map(({ value }) => value);
  }
  const known = new Map(values.map((one) => [one.value, one]));
  const kept = order.current.flatMap((value) => known.get(value) ?? []);
  return [...kept, ...present.filter(({ value }) => !order.current.includes(value))];
}

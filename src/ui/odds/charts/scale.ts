/** Maps numbers to places in a drawing. */
export type Scale = (value: number) => number;

export function linear([low, high]: [number, number], [start, end]: [number, number]): Scale {
  const step = high === low ? 0 : (end - start) / (high - low);
  return (value) => start + (value - low) * step;
}

const NICE_STEPS = [1, 2, 5, 10];

/** Round numbers from 0 up to the first that is not below `most`, about `wanted` of them. */
export function niceTicks(most: number, wanted: number): number[] {
  const rough = Math.max(most, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (NICE_STEPS.find((nice) => nice * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => place * step);
}

/** Which of `count` labels to draw where each needs `need` pixels of `room`. */
export function everyNth(count: number, room: number, need: number): number {
  return Math.max(1, Math.ceil((count * need) / Math.max(1, room)));
}

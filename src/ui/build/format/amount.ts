/** How many of something; `most` is null where there is no limit. */
export interface Amount {
  least: number;
  most: number | null;
}

export const AMOUNT_MODES = ['exactly', 'at most', 'between', 'at least'] as const;
export type AmountMode = (typeof AMOUNT_MODES)[number];

/** The words that say an amount; `none` is the number that asks for nothing. */
export function modeOf({ least, most }: Amount, none: number): AmountMode {
  if (most === null) return 'at least';
  if (least === most) return 'exactly';
  return least <= none ? 'at most' : 'between';
}

/** The same amount said in another way, as near as it can be. */
export function inMode({ least, most }: Amount, mode: AmountMode, none: number): Amount {
  const many = most ?? Math.max(least, none + 1, 20);
  switch (mode) {
    case 'exactly':
      return { least: many, most: many };
    case 'at most':
      return { least: Math.min(none, many), most: many };
    case 'between': {
      const upper = Math.max(many, none + 2);
      return { least: Math.min(Math.max(least, none + 1), upper - 1), most: upper };
    }
    case 'at least':
      return { least: least <= none ? 0 : least, most: null };
  }
}

import { useEffect, useState } from 'preact/hooks';

/** Rows that are drawn in one frame. */
const AT_A_TIME = 12;

/** How many of so many rows are drawn: the first at once, the others frame by frame, so that none holds the page up. */
export function useFewByFew(count: number): number {
  const [drawn, setDrawn] = useState(AT_A_TIME);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + AT_A_TIME));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return Math.min(drawn, count);
}

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Run } from './use-running.ts';

/** Whatever a reader does to look elsewhere. */
const ELSEWHERE = ['wheel', 'touchmove', 'keydown'] as const;

interface Followed {
  /** What holds the progress and, below it, the results. */
  results: RefObject<HTMLDivElement>;
  /** The reader has asked for games: what comes of them is to be seen. */
  follow(): void;
}

/** Brings the games that were asked for into view, how far they are and then what they showed; focus stays. */
export function useFollowedResults({ state }: Run<unknown>): Followed {
  const results = useRef<HTMLDivElement>(null);
  const leave = useRef<AbortController | null>(null);
  const follow = () => {
    leave.current?.abort();
    const own = new AbortController();
    leave.current = own;
    const options = { signal: own.signal, passive: true };
    for (const kind of ELSEWHERE) addEventListener(kind, () => own.abort(), options);
  };
  useEffect(() => {
    const { current } = results;
    const isFollowed = leave.current !== null && !leave.current.signal.aborted;
    if (!current || !isFollowed || state === 'idle') return;
    const [progress, first] = current.children;
    if (state !== 'running') leave.current?.abort();
    if (state === 'done' && isOutOfView(first)) scrollTo(current, 'start');
    // In the middle, so that the way to stop stays in sight above it.
    if (state !== 'done' && isOutOfView(progress)) scrollTo(progress, 'center');
  }, [state]);
  useEffect(() => () => leave.current?.abort(), []);
  return { results, follow };
}

function isOutOfView(element: Element | undefined): element is Element {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}

function scrollTo(element: Element, block: 'center' | 'start'): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isCalm ? 'instant' : 'smooth' });
}

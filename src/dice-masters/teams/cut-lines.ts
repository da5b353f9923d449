import { MOST_LINES } from './limits.ts';

/** The lines of a long text that are read now, and those that wait; it parts between teams if it can. */
export function cutLines(text: string): { now: string; later: string } {
  const lines = text.split('\n', MOST_LINES + 1);
  if (lines.length <= MOST_LINES) return { now: text, later: '' };
  const gap = lines.lastIndexOf('', MOST_LINES);
  const count = gap > MOST_LINES / 2 ? gap : MOST_LINES;
  const now = lines.slice(0, count).join('\n');
  return { now, later: text.slice(now.length + 1) };
}

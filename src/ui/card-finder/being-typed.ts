import type { Span } from '../../query/tree.ts';
import { $cursor } from './search-state.ts';

/** Whether the reader is in the middle of a term, which is no time to find fault with it. */
export function isBeingTyped({ start, end }: Span): boolean {
  const cursor = $cursor.get();
  return cursor !== null && start < cursor && cursor <= end;
}

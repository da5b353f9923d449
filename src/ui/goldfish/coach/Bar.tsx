/** A chance as a bar, with a mark where it could be at best. */
export function Bar({ now, most }: { now: number; most: number }) {
  return (
    <svg class="chance-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="6" rx="3" />
      <rect class="most" width={most * 100} height="6" rx="3" />
      <rect class="now" width={now * 100} height="6" rx="3" />
    </svg>
  );
}

import { THREADS, type Weave } from '../../kit/Weaves.tsx';

/** The patterns of the team's charts, inside a chart that can be saved as a file of its own. */
export function WeaveDefs({ id, weaves }: { id: string; weaves: readonly Weave[] }) {
  return (
    <defs class="weaves">
      {[...new Set(weaves)].map((weave) => (
        <pattern
          key={weave}
          id={`${id}-${weave}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect class={`ground e-${weave}`} width="8" height="8" />
          <path class="thread" d={THREADS[weave]} />
        </pattern>
      ))}
    </defs>
  );
}

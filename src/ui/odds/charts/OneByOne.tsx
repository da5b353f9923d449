import { Component, type ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A figure that is drawn anew only when what it depends on changes. */
export interface Part {
  id: string;
  depends: readonly unknown[];
  draw: () => ComponentChildren;
}

/** Draws figures one a frame, so that none of them holds the page up; busy until all are drawn. */
export function OneByOne({ of, parts }: { of: unknown; parts: readonly Part[] }) {
  const [drawn, setDrawn] = useState<{ of: unknown; count: number }>({ of: null, count: 0 });
  const [ready, setReady] = useState<ReadonlyMap<string, Part>>(new Map());
  const count = drawn.of === of ? drawn.count : 0;
  useEffect(() => {
    if (count >= parts.length) return;
    const frame = requestAnimationFrame(() => {
      const part = parts[count];
      if (part) setReady((before) => new Map(before).set(part.id, part));
      setDrawn({ of, count: count + 1 });
    });
    return () => cancelAnimationFrame(frame);
  }, [of, count, parts.length]);
  return (
    <div class="odds-figures" aria-busy={count < parts.length}>
      {parts.map((part, place) => {
        const shown = place < count ? part : ready.get(part.id);
        return shown && <Still key={part.id} {...shown} />;
      })}
    </div>
  );
}

class Still extends Component<Part> {
  override shouldComponentUpdate({ depends }: Part): boolean {
    return depends.some((one, place) => one !== this.props.depends[place]);
  }

  override render({ draw }: Part) {
    return draw();
  }
}

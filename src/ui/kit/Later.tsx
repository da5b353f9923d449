import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Draws a part of the page that is loaded when it is first wanted. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => setFailed(true),
    );
  }, [load]);
  if (hasFailed) {
    return (
      <p role="alert">This part could not be loaded. Check the connection and try once more.</p>
    );
  }
  return Part ? <Part /> : <p class="quiet">One moment.</p>;
}

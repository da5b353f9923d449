import { useStore } from '@nanostores/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { $editCards } from '../build-state.ts';
import type { EditAnswer, EditQuestion } from './edit-odds-messages.ts';
import type { Change } from './last-change.ts';

interface Answered {
  answer: EditAnswer;
  change: Change;
}

/** Asks beside the page what an edit does; while one question is open, only the newest waits. */
export function useEditOdds(change: Change | null): {
  answered: Answered | null;
  hasFailed: boolean;
} {
  const cards = useStore($editCards);
  const worker = useRef<Worker | null>(null);
  const wanted = useRef<{ id: number; change: Change } | null>(null);
  const isBusy = useRef(false);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const ask = () => {
    const next = wanted.current;
    if (!worker.current || !next || isBusy.current) return;
    isBusy.current = true;
    worker.current.postMessage({ id: next.id, ...next.change } satisfies EditQuestion);
  };

  useEffect(() => {
    if (!cards) return;
    const started = new Worker(new URL('./edit-odds-worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.current = started;
    isBusy.current = false;
    started.onmessage = ({ data }: MessageEvent<EditAnswer>) => {
      isBusy.current = false;
      const last = wanted.current;
      if (last?.id === data.id) setAnswered({ answer: data, change: last.change });
      else ask();
    };
    started.onerror = () => {
      started.terminate();
      worker.current = null;
      setFailed(true);
    };
    started.postMessage(cards);
    ask();
    return () => {
      started.terminate();
      worker.current = null;
    };
  }, [cards]);

  useEffect(() => {
    if (!change) return;
    wanted.current = { id: (wanted.current?.id ?? 0) + 1, change };
    ask();
  }, [change]);
  return { answered, hasFailed };
}

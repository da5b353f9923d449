import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpeningAnswer, OpeningQuestion } from './opening-messages.ts';

export interface Counting<Context> {
  /** The last answer with what it was an answer to, so that numbers never stand under new names. */
  counted: { answer: OpeningAnswer; context: Context } | null;
  hasFailed: boolean;
  retry(): void;
}

/** Counts beside the page. Only the newest question is answered; the worker ends with the page. */
export function useOpening<Context>(
  question: Omit<OpeningQuestion, 'id'>,
  context: Context,
): Counting<Context> {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [counted, setCounted] = useState<Counting<Context>['counted']>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    const counter = worker.current ?? startWorker();
    worker.current = counter;
    asked.current++;
    const id = asked.current;
    setFailed(false);
    counter.onmessage = ({ data }: MessageEvent<OpeningAnswer>) => {
      if (data.id === id) setCounted({ answer: data, context });
    };
    counter.onerror = () => {
      counter.terminate();
      worker.current = null;
      setFailed(true);
    };
    counter.postMessage({ ...question, id } satisfies OpeningQuestion);
  }, [JSON.stringify(question), context, tries]);
  return { counted, hasFailed, retry: () => setTries(tries + 1) };
}

function startWorker(): Worker {
  return new Worker(new URL('./opening-worker.ts', import.meta.url), { type: 'module' });
}

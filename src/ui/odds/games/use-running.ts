import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/announce.ts';

/** What a report of games, finished or not, says of itself. */
interface Progress {
  done: number;
  games: number;
  isFinal: boolean;
}

export type Run<Report> =
  | { state: 'idle' }
  | { state: 'running'; report: Report | null }
  | { state: 'done'; report: Report }
  /** Stopped by the reader; what the games so far showed stays. */
  | { state: 'stopped'; report: Report | null }
  | { state: 'failed'; report: Report | null; message: string };

type Start<Report> = (running: {
  onPartial: (report: Report) => void;
  signal: AbortSignal;
}) => Promise<Report>;

/** Games that run beside the page, one batch at a time; leaving the view stops them. */
export function useRunning<Report extends Progress>() {
  const [run, setRun] = useState<Run<Report>>({ state: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (play: Start<Report>): Promise<void> => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    let last: Report | null = null;
    setRun({ state: 'running', report: null });
    announce('The games have started.');
    try {
      const onPartial = (report: Report) => {
        if (own.signal.aborted) return;
        last = report;
        setRun({ state: 'running', report });
      };
      const report = await play({ onPartial, signal: own.signal });
      if (abort.current !== own) return;
      setRun({ state: 'done', report });
      announce(`${report.games.toLocaleString('en')} games done.`);
    } catch (error) {
      if (abort.current !== own) return;
      if (own.signal.aborted) {
        setRun({ state: 'stopped', report: last });
        announce('Stopped.');
        return;
      }
      const message = error instanceof Error ? error.message : 'The games ended too early.';
      setRun({ state: 'failed', report: last, message });
    }
  };
  const stop = () => abort.current?.abort();
  const reset = () => {
    const running = abort.current;
    abort.current = null;
    running?.abort();
    setRun({ state: 'idle' });
  };
  return { run, start, stop, reset };
}

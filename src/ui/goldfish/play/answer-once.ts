import { onceDrawn } from '../../kit/once-drawn.ts';
import { $table, isWatching, type TableGame } from '../goldfish-state.ts';
import type { Run } from '../table/run-table.ts';

/** Milliseconds that a question has been seen before the key of the last answer is a new press. */
const TWICE = 300;

/** The press at hand, and what the last one changed. */
let pressed = '';
let answeredBy = '';
/** When the question that followed was seen; a press before that was not meant for it. */
let seenAt = Number.NEGATIVE_INFINITY;

/** Whether a key goes on pressing what answered the question before: held down, or struck twice. */
function isSamePress({ key, repeat, timeStamp }: KeyboardEvent): boolean {
  if (key !== answeredBy) return false;
  return repeat || isTooEarly(timeStamp);
}

function isTooEarly(timeStamp: number): boolean {
  return timeStamp - seenAt < TWICE;
}

/** Watches which key answers which question, and stops a press that would answer the next one too. */
export function answerOnce(): () => void {
  let stopped = '';
  const down = (event: KeyboardEvent) => {
    if (isSamePress(event) && isAnswer(event)) {
      stopped = event.key;
      stop(event);
    } else if (!event.repeat) {
      pressed = event.key;
    }
  };
  // A space acts when it is let go.
  const up = (event: KeyboardEvent) => {
    if (event.key === stopped) stop(event);
    stopped = '';
  };
  const click = (event: MouseEvent) => {
    const isSecond = event.detail > 1 && isTooEarly(event.timeStamp);
    if (isSecond && answeredBy === '' && isOption(event.target)) stop(event);
  };
  const point = () => {
    pressed = '';
  };
  let asked = askedOn($table.get());
  const forget = $table.listen((table) => {
    const next = askedOn(table);
    if (!table || next === asked) return;
    asked = next;
    answeredBy = asked ? pressed : '';
    seenAt = asked ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    onceDrawn(() => {
      if (asked && asked === next) seenAt = performance.now();
    });
  });
  addEventListener('keydown', down, true);
  addEventListener('keyup', up, true);
  addEventListener('click', click, true);
  addEventListener('pointerdown', point, true);
  return () => {
    forget();
    removeEventListener('keydown', down, true);
    removeEventListener('keyup', up, true);
    removeEventListener('click', click, true);
    removeEventListener('pointerdown', point, true);
  };
}

/** The position whose question waits for an answer; who looks on is asked nothing, and goes as fast as they like. */
function askedOn(table: TableGame | null): Run | null {
  return table && !isWatching(table) ? table.run : null;
}

/** Keys that only answer; undo and redo may be held. */
function isAnswer({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || /^[ur]$/i.test(key)) return false;
  if (key === 'Enter' || key === ' ') return isOption(target);
  return key.length === 1 && !(target instanceof HTMLInputElement);
}

function isOption(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.options') !== null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

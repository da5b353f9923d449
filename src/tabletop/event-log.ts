/** What every event has, whatever the game. */
export interface Happened {
  /** Turns of the whole game so far, this one included. */
  turn: number;
  /** Rules that made it happen, the nearest first. They are for people: no program reads them. */
  rules: readonly string[];
  /** The place of the event that caused it, or -1. */
  by: number;
}

/** Something whose consequences are being told: its event and its place, -1 as long as nothing has come of it. */
interface Cause<E> {
  event: E | null;
  place: number;
}

/** Collects what happens; nothing in the game depends on it. */
export class EventLog<E extends Happened> {
  readonly entries: E[] = [];
  /** Innermost last. */
  private readonly causes: Cause<E>[] = [];
  /** Is told of each event before it stands in the log. */
  private readonly onEvent: ((event: E, place: number) => void) | null;

  constructor(onEvent: ((event: E, place: number) => void) | null = null) {
    this.onEvent = onEvent;
  }

  add(event: E): void {
    event.by = this.causePlace();
    this.push(event);
  }

  /** What is added until `leave` was caused by the event added last. */
  enter(): void {
    this.causes.push({ event: null, place: this.entries.length - 1 });
  }

  /** What is added until `leave` was caused by this, which is told only if anything is. */
  enterBy(event: E): void {
    this.causes.push({ event, place: -1 });
  }

  leave(): void {
    this.causes.pop();
  }

  private push(event: E): void {
    this.onEvent?.(event, this.entries.length);
    this.entries.push(event);
  }

  /** The place of the innermost cause, told now that something comes of it. */
  private causePlace(): number {
    let by = -1;
    for (const cause of this.causes) {
      if (cause.place < 0 && cause.event !== null) {
        cause.place = this.entries.length;
        cause.event.by = by;
        this.push(cause.event);
      }
      by = cause.place;
    }
    return by;
  }
}

const MOST_OPTIONS = 2048;

/**
 * An open question with its options, as numbers: what each does, and two numbers that it is about. One object serves
 * a whole game, so that asking costs nothing.
 */
export class Decision<Kind extends string, Seat extends number> {
  kind: Kind;
  seat: Seat;
  count = 0;
  /** The rule that asks, for people. */
  rule = '';
  readonly verb = new Uint8Array(MOST_OPTIONS);
  readonly a = new Int16Array(MOST_OPTIONS);
  readonly b = new Int16Array(MOST_OPTIONS);

  constructor(kind: Kind, seat: Seat) {
    this.kind = kind;
    this.seat = seat;
  }

  open(kind: Kind, seat: Seat, rule: string): void {
    this.kind = kind;
    this.seat = seat;
    this.rule = rule;
    this.count = 0;
  }

  add(verb: number, a: number, b: number): void {
    const place = this.count++;
    this.verb[place] = verb;
    this.a[place] = a;
    this.b[place] = b;
  }
}

/** Groups of places that can reach each other, from the roots on, each group after all it leads to. */
export function components(
  size: number,
  roots: readonly number[],
  next: (place: number) => readonly number[],
): number[][] {
  const walk = new Walk(size, next);
  for (const root of roots) walk.from(root);
  return walk.groups;
}

interface Visit {
  place: number;
  ahead: readonly number[];
  done: number;
}

/** Tarjan's walk with a path of its own, as a turn can be thousands of steps deep. */
class Walk {
  readonly groups: number[][] = [];
  private readonly order: Int32Array;
  private readonly low: Int32Array;
  private readonly isOpen: Uint8Array;
  private readonly open: number[] = [];
  private readonly path: Visit[] = [];
  private count = 0;
  private readonly next: (place: number) => readonly number[];

  constructor(size: number, next: (place: number) => readonly number[]) {
    this.order = new Int32Array(size).fill(-1);
    this.low = new Int32Array(size);
    this.isOpen = new Uint8Array(size);
    this.next = next;
  }

  from(root: number): void {
    if (this.order[root] !== -1) return;
    this.enter(root);
    for (let visit = this.path.at(-1); visit; visit = this.path.at(-1)) this.step(visit);
  }

  private step(visit: Visit): void {
    const to = visit.ahead[visit.done++];
    if (to === undefined) this.leave(visit.place);
    else if (this.order[to] === -1) this.enter(to);
    else if (this.isOpen[to]) this.lower(visit.place, this.order[to] ?? 0);
  }

  private enter(place: number): void {
    this.order[place] = this.count;
    this.low[place] = this.count;
    this.count++;
    this.open.push(place);
    this.isOpen[place] = 1;
    this.path.push({ place, ahead: this.next(place), done: 0 });
  }

  private leave(place: number): void {
    this.path.pop();
    const above = this.path.at(-1);
    if (above) this.lower(above.place, this.low[place] ?? 0);
    if (this.low[place] === this.order[place]) this.groups.push(this.closeDownTo(place));
  }

  private closeDownTo(place: number): number[] {
    const group = this.open.splice(this.open.lastIndexOf(place));
    for (const member of group) this.isOpen[member] = 0;
    return group;
  }

  private lower(place: number, to: number): void {
    this.low[place] = Math.min(this.low[place] ?? 0, to);
  }
}

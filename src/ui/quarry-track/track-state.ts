import { keptAtom } from '../storage/kept-atom.ts';

/** A game at a real table: Glory of everybody and the empty creature cards. */
interface Track {
  glory: number[];
  empty: number;
}

export interface Tracking {
  now: Track;
  /** Earlier ones, for going back; the last is the latest. */
  before: Track[];
}

const MOST_STEPS = 200;
const START: Tracking = { now: { glory: [0, 0], empty: 0 }, before: [] };

/** Kept by the browser, so that a locked phone loses nothing. */
export const $track = keptAtom<Tracking>('dicewright:glory-track', START, {
  read(text) {
    try {
      const value: unknown = JSON.parse(text);
      return isTracking(value) ? value : null;
    } catch {
      return null;
    }
  },
  write: (value) => JSON.stringify(value),
});

function isTracking(value: unknown): value is Tracking {
  if (typeof value !== 'object' || value === null) return false;
  const { now, before } = value as Record<string, unknown>;
  return isTrack(now) && Array.isArray(before) && before.every(isTrack);
}

function isTrack(value: unknown): value is Track {
  if (typeof value !== 'object' || value === null) return false;
  const { glory, empty } = value as Record<string, unknown>;
  const isCount = (one: unknown) => Number.isInteger(one) && Number(one) >= 0 && Number(one) < 100;
  return (
    Array.isArray(glory) &&
    glory.length >= 2 &&
    glory.length <= 4 &&
    glory.every(isCount) &&
    isCount(empty)
  );
}

function step(now: Track): void {
  const { now: last, before } = $track.get();
  $track.set({ now, before: [...before, last].slice(-MOST_STEPS) });
}

export function setGlory(seat: number, glory: number): void {
  const { now } = $track.get();
  step({ ...now, glory: now.glory.with(seat, glory) });
}

export function setEmpty(empty: number): void {
  step({ ...$track.get().now, empty });
}

export function newTrack(players: number): void {
  step({ glory: Array.from({ length: players }, () => 0), empty: 0 });
}

export function undoTrack(): void {
  const { before } = $track.get();
  const last = before.at(-1);
  if (last) $track.set({ now: last, before: before.slice(0, -1) });
}

import { ENERGY_TYPES, type EnergyUnit } from '../cards/energy.ts';
import type { Face } from '../cards/face.ts';

/** Units as numbers: the four types in their usual order, then wild and generic. */
export const UNITS: readonly EnergyUnit[] = [...ENERGY_TYPES, 'wild', 'generic'];
export const WILD = 4;
export const GENERIC = 5;
export const NO_UNIT = 6;
export const UNIT_KINDS = 6;

/** Kinds of faces; they also serve as bits. */
export const ENERGY_FACE = 0;
export const LEVEL_FACE = 1;
export const ACTION_FACE = 2;

export const FACES = 6;

/** Every face of every card as numbers; the row of a face is `card * 6 + face`. */
export class FaceTable {
  readonly kind: Uint8Array;
  readonly firstUnit: Uint8Array;
  readonly secondUnit: Uint8Array;
  /** How many units there are, and their kinds as bits. */
  readonly units: Uint8Array;
  readonly unitMask: Uint8Array;
  readonly level: Uint8Array;
  readonly fielding: Uint8Array;
  readonly attack: Uint8Array;
  readonly defense: Uint8Array;
  readonly bursts: Uint8Array;
  /** The face that shows only what is left when the first (or second) unit is spent; 255 for none. (R4.5, R4.7) */
  readonly withoutFirst: Uint8Array;
  readonly withoutSecond: Uint8Array;

  constructor(cards: readonly { faces: readonly Face[] }[]) {
    const rows = cards.length * FACES;
    this.kind = new Uint8Array(rows);
    this.firstUnit = new Uint8Array(rows).fill(NO_UNIT);
    this.secondUnit = new Uint8Array(rows).fill(NO_UNIT);
    this.units = new Uint8Array(rows);
    this.unitMask = new Uint8Array(rows);
    this.level = new Uint8Array(rows);
    this.fielding = new Uint8Array(rows);
    this.attack = new Uint8Array(rows);
    this.defense = new Uint8Array(rows);
    this.bursts = new Uint8Array(rows);
    this.withoutFirst = new Uint8Array(rows).fill(NO_FACE);
    this.withoutSecond = new Uint8Array(rows).fill(NO_FACE);
    for (const [card, { faces }] of cards.entries()) {
      for (const [place, face] of faces.entries()) this.write(card * FACES + place, face);
      for (let place = 0; place < FACES; place++) this.findLeftovers(card * FACES, place);
    }
  }

  private write(row: number, face: Face): void {
    if (face.kind === 'energy') {
      const [first, second] = face.units;
      this.units[row] = face.units.length;
      this.unitMask[row] = face.units.reduce((mask, unit) => mask | (1 << UNITS.indexOf(unit)), 0);
      if (first !== undefined) this.firstUnit[row] = UNITS.indexOf(first);
      if (second !== undefined) this.secondUnit[row] = UNITS.indexOf(second);
    } else if (face.kind === 'level') {
      this.kind[row] = LEVEL_FACE;
      this.level[row] = face.level;
      this.fielding[row] = face.fielding;
      this.attack[row] = face.attack;
      this.defense[row] = face.defense;
      this.bursts[row] = face.bursts;
    } else if (face.kind === 'action') {
      this.kind[row] = ACTION_FACE;
      this.bursts[row] = face.bursts;
    }
  }

  private findLeftovers(base: number, place: number): void {
    const row = base + place;
    const first = this.firstUnit[row] ?? NO_UNIT;
    const second = this.secondUnit[row] ?? NO_UNIT;
    if (second === NO_UNIT || first === GENERIC) return;
    this.withoutFirst[row] = this.faceShowing(base, second);
    this.withoutSecond[row] = this.faceShowing(base, first);
  }

  private faceShowing(base: number, unit: number): number {
    for (let place = 0; place < FACES; place++) {
      const row = base + place;
      if (this.firstUnit[row] === unit && this.secondUnit[row] === NO_UNIT) return place;
    }
    return NO_FACE;
  }
}

export const NO_FACE = 255;

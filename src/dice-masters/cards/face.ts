import { ENERGY_NAMES, ENERGY_TYPES, type EnergyType, type EnergyUnit } from './energy.ts';

/** Stats in the corners of a level face. (R1.8) */
export interface Level {
  fielding: number;
  attack: number;
  defense: number;
  /** Burst symbols, 0 to 2. */
  bursts: number;
}

export interface EnergyFace {
  kind: 'energy';
  /** One or two units; two generic units are a double generic face. (R3.4) */
  units: EnergyUnit[];
}

interface LevelFace extends Level {
  kind: 'level';
  /** 1 is the lowest. (R1.9) */
  level: number;
}

export interface ActionFace {
  kind: 'action';
  bursts: number;
}

/** A face nobody could read off a card or die. */
interface UnknownFace {
  kind: 'unknown';
}

export type Face = EnergyFace | LevelFace | ActionFace | UnknownFace;

const LEVEL = /^(\d+)\/(\d+)\/(\d+)(\*{0,2})$/;

/** Reads `1/4/2*`: fielding, attack, defense, one star for each burst. */
export function parseLevel(text: string): Level | null {
  const [, fielding, attack, defense, stars] = LEVEL.exec(text) ?? [];
  if (fielding === undefined) return null;
  return {
    fielding: Number(fielding),
    attack: Number(attack),
    defense: Number(defense),
    bursts: stars?.length ?? 0,
  };
}

export function formatLevel({ fielding, attack, defense, bursts }: Level): string {
  return `${fielding}/${attack}/${defense}${'*'.repeat(bursts)}`;
}

/** Reads `fist`, `fist+fist`, `bolt+fist`, `wild`, `generic-1` or `generic-2`. */
export function parseEnergyFace(text: string): EnergyFace | null {
  if (text === 'wild') return { kind: 'energy', units: ['wild'] };
  if (text === 'generic-1') return { kind: 'energy', units: ['generic'] };
  if (text === 'generic-2') return { kind: 'energy', units: ['generic', 'generic'] };
  const units = text.split('+');
  if (units.length > 2 || !units.every(isEnergyType)) return null;
  return { kind: 'energy', units: units as EnergyType[] };
}

export function formatEnergyFace({ units }: EnergyFace): string {
  return units[0] === 'generic' ? `generic-${units.length}` : units.join('+');
}

/** The face in words, for people who do not see it. */
export function describeFace(face: Face): string {
  switch (face.kind) {
    case 'unknown':
      return 'Face not known';
    case 'action':
      return `Action${burstWords(face.bursts)}`;
    case 'level':
      return `Level ${face.level}: fielding ${face.fielding}, attack ${face.attack}, defense ${face.defense}${burstWords(face.bursts)}`;
    case 'energy':
      return describeUnits(face.units);
  }
}

/** What makes two faces of a die the same to a player. */
export function faceKey(face: Face): string {
  switch (face.kind) {
    case 'unknown':
      return 'unknown';
    case 'action':
      return `action${'*'.repeat(face.bursts)}`;
    case 'level':
      return `${face.level}:${formatLevel(face)}`;
    case 'energy':
      return formatEnergyFace(face);
  }
}

function describeUnits([first, second]: EnergyUnit[]): string {
  const name = ENERGY_NAMES[first ?? 'generic'];
  if (second === undefined) return first === 'generic' ? '1 generic energy' : `1 ${name}`;
  if (first === 'generic') return '2 generic energy';
  return first === second ? `2 ${name}` : `1 ${name} and 1 ${ENERGY_NAMES[second]}`;
}

function burstWords(bursts: number): string {
  return ['', ', single burst', ', double burst'][bursts] ?? '';
}

function isEnergyType(text: string): text is EnergyType {
  return (ENERGY_TYPES as readonly string[]).includes(text);
}

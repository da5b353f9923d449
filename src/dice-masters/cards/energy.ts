/** The four energy types. (R3.1) */
export const ENERGY_TYPES = ['fist', 'bolt', 'mask', 'shield'] as const;
export type EnergyType = (typeof ENERGY_TYPES)[number];

/** One unit of energy as a face shows it: a type, the wild `?`, or generic, which has no type. (R3.2, R3.3) */
export type EnergyUnit = EnergyType | 'wild' | 'generic';

export const ENERGY_NAMES: Record<EnergyUnit, string> = {
  fist: 'Fist',
  bolt: 'Bolt',
  mask: 'Mask',
  shield: 'Shield',
  wild: 'Wild',
  generic: 'Generic',
};

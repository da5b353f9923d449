import { getEntry } from 'astro:content';
import type { Change } from '../shadows-of-the-past/figures/index.ts';
import { address } from './address.ts';
import { ruleAddress, siteReference } from './reference.ts';

export const SHADOWS = 'shadows-of-the-past';

/** The box of Shadows of the Past with the look-ups that pages need. */
export async function siteShadows() {
  const entry = await getEntry('shadows', 'box');
  if (!entry) throw new Error('The box of Shadows of the Past was not read.');
  const { rules } = await siteReference();
  const links = [...rules.values()].filter(({ game }) => game === SHADOWS);
  return {
    ...entry.data,
    /** Where each rule of the game stands, for tools. */
    rules: Object.fromEntries(links.map((rule) => [rule.id, ruleAddress(rule)])),
  };
}

/** Something printed that overrules a rule. */
export interface Overrule {
  name: string;
  ability: string;
  text: string[];
  href: string;
}

/** Sheets and Terrain cards that overrule a rule. */
export async function overrulesOf(rule: string): Promise<Overrule[]> {
  const { heroes, villains, terrain, terrainMoves } = await siteShadows();
  const touches = (changes: readonly Change[]) => changes.some((one) => one.rule === rule);
  const figures = [...heroes, ...villains].filter(({ ability }) => touches(ability.changes));
  const places = [...terrain, ...terrainMoves].filter(({ changes }) => touches(changes));
  return [
    ...figures.map(({ id, name, ability }) => ({
      name,
      ability: ability.name,
      text: ability.text,
      href: address(`shadows/sheets/#${id}`),
    })),
    ...places.map(({ id, name, text }) => ({
      name,
      ability: '',
      text,
      href: address(`shadows/terrain/#${id}`),
    })),
  ];
}

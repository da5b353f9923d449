import type { ReadDie } from './battle-die.ts';

/** What a side of an Action die can show. (S5) Which die shows what, no source tells. (S14) */
export const ICONS = ['move', 'melee', 'ranged', 'shell', 'active', 'chi', 'blank'] as const;
export type IconKind = (typeof ICONS)[number];

/** The names players use. */
export const ICON_NAMES: Readonly<Record<IconKind, string>> = {
  move: 'Move',
  melee: 'Melee',
  ranged: 'Ranged',
  shell: 'Shell',
  active: 'Active defense',
  chi: 'Chi',
  blank: 'Blank',
};

export interface ActionFace {
  icon: IconKind;
  /** 2 for a double icon, which is used whole. (S5.5) */
  icons: 1 | 2;
}

export type ActionDie = readonly ActionFace[];

/** What can be wished for in a plan. */
export const WISHES = ['move', 'melee', 'ranged', 'shell'] as const;
export type Wish = (typeof WISHES)[number];

/** Icons of a kind on a face: an active defense is a melee icon and a shell. (S5.4) */
export function iconsOn({ icon, icons }: ActionFace, wish: Wish): number {
  if (icon === 'active') return wish === 'melee' || wish === 'shell' ? icons : 0;
  return icon === wish ? icons : 0;
}

const MOST_SIDES = 20;
const FACE = /^(move|melee|ranged|shell|active|chi|blank)(2?)$/;

/** `move melee melee2 shell active chi`: a word for each side, 2 for a double icon. */
export function parseActionDie(text: string): ReadDie<ActionFace[]> {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) return { ok: false, problem: 'A die needs at least one side.' };
  if (words.length > MOST_SIDES) return { ok: false, problem: `At most ${MOST_SIDES} sides.` };
  const die: ActionFace[] = [];
  for (const word of words) {
    const [, name, double] = FACE.exec(word) ?? [];
    const icon = ICONS.find((one) => one === name);
    if (!icon) {
      return { ok: false, problem: `"${word}" is no face. Write ${ICONS.join(', ')}, or move2.` };
    }
    die.push({ icon, icons: double ? 2 : 1 });
  }
  return { ok: true, die };
}

export function formatActionDie(die: ActionDie): string {
  return die.map(formatFace).join(' ');
}

export function formatFace({ icon, icons }: ActionFace): string {
  return icons === 2 ? `${icon}2` : icon;
}

/** `double melee`. */
export function nameFace({ icon, icons }: ActionFace): string {
  const name = ICON_NAMES[icon].toLowerCase();
  return icons === 2 ? `double ${name}` : name;
}

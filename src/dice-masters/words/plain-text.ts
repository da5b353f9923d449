import { ENERGY_TYPES } from '../cards/energy.ts';
import { capital } from '../language/grammar/marks.ts';

/** Marks as words: keywords by name, energy and affiliations spelled out. */
export function plainText(text: string): string {
  return text
    .replace(/\[\[([^\]]*)\]\]/g, '$1')
    .replace(/(\{[^}]*\})(?=\{)/g, '$1 ')
    .replace(/\{([^}]*)\}/g, (_, mark: string) => markWords(mark));
}

function markWords(mark: string): string {
  if (/^\d+$/.test(mark)) return `${mark} energy`;
  if ((ENERGY_TYPES as readonly string[]).includes(mark)) return capital(mark);
  return mark.split('-').map(capital).join(' ');
}

import { ICONS } from '../ui/kit/icon-drawings.ts';

/** The die of the brand, drawn for icons: ivory on felt with a Fist-red shield. */
export function brandMark(size: number, margin: number): string {
  const edge = 100 - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">
<defs><linearGradient id="ivory" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#d8c9a5"/></linearGradient></defs>
${margin > 6 ? '<rect width="100" height="100" fill="#0f1f1b"/>' : ''}
<rect x="${margin}" y="${margin}" width="${edge}" height="${edge}" rx="${edge * 0.24}" fill="url(#ivory)" stroke="#b9a981" stroke-width="1.5"/>
<svg x="${50 - edge * 0.29}" y="${50 - edge * 0.29}" width="${edge * 0.58}" height="${edge * 0.58}" viewBox="${ICONS.shield.viewBox}" color="#b23c14">${ICONS.shield.body}</svg>
</svg>`;
}

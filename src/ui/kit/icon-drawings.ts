import energyPack from '@iconify-json/fa7-solid/icons.json';
import interfacePack from '@iconify-json/lucide/icons.json';

interface Pack {
  icons: Record<string, { body: string }>;
  width?: number;
  height?: number;
}

const from = (pack: Pack, name: string) => {
  const icon = pack.icons[name];
  if (!icon) throw new Error(`The icon package has no "${name}".`);
  return { body: icon.body, viewBox: `0 0 ${pack.width ?? 16} ${pack.height ?? 16}` };
};

/** Every icon of the site, by the name we use for it. */
export const ICONS = {
  fist: from(energyPack, 'hand-fist'),
  bolt: from(energyPack, 'bolt'),
  mask: from(energyPack, 'mask'),
  shield: from(energyPack, 'shield'),
  wild: from(energyPack, 'question'),
  burst: from(energyPack, 'star'),
  search: from(interfacePack, 'search'),
  sun: from(interfacePack, 'sun'),
  moon: from(interfacePack, 'moon'),
  gallery: from(interfacePack, 'layout-grid'),
  table: from(interfacePack, 'table'),
  previous: from(interfacePack, 'arrow-left'),
  next: from(interfacePack, 'arrow-right'),
  build: from(interfacePack, 'hammer'),
  lookup: from(interfacePack, 'book-open-text'),
  goldfish: from(interfacePack, 'dice-5'),
  fate: from(interfacePack, 'dices'),
  note: from(interfacePack, 'info'),
  link: from(interfacePack, 'link'),
  clear: from(interfacePack, 'x'),
  filter: from(interfacePack, 'sliders-horizontal'),
  save: from(interfacePack, 'bookmark'),
  copy: from(interfacePack, 'copy'),
  text: from(interfacePack, 'text'),
  remove: from(interfacePack, 'trash'),
  columns: from(interfacePack, 'columns-3'),
  help: from(interfacePack, 'circle-question-mark'),
  upward: from(interfacePack, 'arrow-up-narrow-wide'),
  downward: from(interfacePack, 'arrow-down-wide-narrow'),
  again: from(interfacePack, 'rotate-ccw'),
  undo: from(interfacePack, 'undo-2'),
  redo: from(interfacePack, 'redo-2'),
  add: from(interfacePack, 'plus'),
  less: from(interfacePack, 'minus'),
  grip: from(interfacePack, 'grip-vertical'),
  check: from(interfacePack, 'badge-check'),
  warning: from(interfacePack, 'triangle-alert'),
  shelf: from(interfacePack, 'folder-open'),
  share: from(interfacePack, 'share-2'),
  print: from(interfacePack, 'printer'),
  paste: from(interfacePack, 'clipboard-paste'),
  shuffle: from(interfacePack, 'shuffle'),
  compare: from(interfacePack, 'git-compare'),
  keys: from(interfacePack, 'keyboard'),
  swap: from(interfacePack, 'arrow-left-right'),
  rules: from(interfacePack, 'scroll-text'),
  chart: from(interfacePack, 'chart-column'),
  qr: from(interfacePack, 'qr-code'),
  image: from(interfacePack, 'image'),
  download: from(interfacePack, 'download'),
  cards: from(interfacePack, 'layers'),
  up: from(interfacePack, 'arrow-up'),
  down: from(interfacePack, 'arrow-down'),
  repair: from(interfacePack, 'wrench'),
  folder: from(interfacePack, 'folder'),
  snapshot: from(interfacePack, 'camera'),
  upload: from(interfacePack, 'upload'),
  more: from(interfacePack, 'ellipsis'),
  fraction: from(interfacePack, 'percent'),
  rename: from(interfacePack, 'pencil'),
} as const;

export type IconName = keyof typeof ICONS;

/** All icons in one file, each a symbol that pages refer to. */
export function iconSheet(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${iconSymbols()}</svg>`;
}

/** All icons as symbols. */
export function iconSymbols(): string {
  return Object.entries(ICONS)
    .map(
      ([name, { body, viewBox }]) =>
        `<symbol id="icon-${name}" viewBox="${viewBox}">${body}</symbol>`,
    )
    .join('');
}

import type { ComponentType } from 'preact';
import type { Panel } from './build-state.ts';

interface PanelPart {
  title: string;
  look: 'window' | 'wide';
  load: () => Promise<ComponentType>;
}

/** What opens over the workspace, each loaded when it is first wanted. */
export const PANELS: Record<Exclude<Panel, 'cards' | 'analysis'>, PanelPart> = {
  teams: {
    title: 'Your teams',
    look: 'window',
    load: async () => (await import('./shelf/ShelfPanel.tsx')).ShelfPanel,
  },
  share: {
    title: 'Share and export',
    look: 'wide',
    load: async () => (await import('./share/ShareDialog.tsx')).ShareDialog,
  },
  import: {
    title: 'Paste a team',
    look: 'wide',
    load: async () => (await import('./import/ImportDialog.tsx')).ImportDialog,
  },
  format: {
    title: 'Your own format',
    look: 'wide',
    load: async () => (await import('./format/FormatDialog.tsx')).FormatDialog,
  },
  random: {
    title: 'A random team',
    look: 'wide',
    load: async () => (await import('./random/RandomDialog.tsx')).RandomDialog,
  },
  compare: {
    title: 'Compare',
    look: 'wide',
    load: async () => (await import('./compare/CompareDialog.tsx')).CompareDialog,
  },
  print: {
    title: 'Print',
    look: 'wide',
    load: async () => (await import('./print/PrintDialog.tsx')).PrintDialog,
  },
  keys: {
    title: 'Keys',
    look: 'window',
    load: async () => (await import('./keys/KeysDialog.tsx')).KeysDialog,
  },
};

import { useStore } from '@nanostores/preact';
import type { ComponentChildren, ComponentType } from 'preact';
import { Later } from '../../kit/Later.tsx';
import { Tabs, tabId } from '../../kit/Tabs.tsx';
import { keptChoice } from '../../storage/kept-atom.ts';

const PANELS = ['log', 'coach', 'record'] as const;
type PanelId = (typeof PANELS)[number];

const NAMES: Record<PanelId, string> = { log: 'Log', coach: 'Coach', record: 'Record' };
const TABS = PANELS.map((id) => ({ id, name: NAMES[id] }));

/** Loaded when they are first opened. */
const LOADERS: Record<Exclude<PanelId, 'log'>, () => Promise<ComponentType>> = {
  coach: () => import('../coach/CoachPanel.tsx').then(({ CoachPanel }) => CoachPanel),
  record: () => import('../record/RecordPanel.tsx').then(({ RecordPanel }) => RecordPanel),
};

/** The panel beside the mat that is open; remembered. */
const $panel = keptChoice<PanelId>('dicewright:goldfish-panel', PANELS);

/** What happened, what to do, and how it went: one at a time. */
export function SidePanels({ log }: { log: ComponentChildren }) {
  const open = useStore($panel);
  return (
    <div class="side-panels">
      <Tabs
        label="Beside the table"
        tabs={TABS}
        open={open}
        choose={(panel) => $panel.set(panel)}
        panel="side-panel"
        look="panel-tabs"
      />
      <div
        class="panel-body"
        role="tabpanel"
        id="side-panel"
        aria-labelledby={tabId('side-panel', open)}
      >
        {open === 'log' ? log : <Later key={open} load={LOADERS[open]} />}
      </div>
    </div>
  );
}

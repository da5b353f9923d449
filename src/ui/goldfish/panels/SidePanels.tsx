import { persistentAtom } from '@nanostores/persistent';
import { useStore } from '@nanostores/preact';
import type { ComponentChildren, ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { Later } from '../../build/Later.tsx';

const PANELS = ['log', 'coach', 'record'] as const;
type PanelId = (typeof PANELS)[number];

const NAMES: Record<PanelId, string> = { log: 'Log', coach: 'Coach', record: 'Record' };

/** Loaded when they are first opened. */
const LOADERS: Record<Exclude<PanelId, 'log'>, () => Promise<ComponentType>> = {
  coach: () => import('../coach/CoachPanel.tsx').then(({ CoachPanel }) => CoachPanel),
  record: () => import('../record/RecordPanel.tsx').then(({ RecordPanel }) => RecordPanel),
};

/** The panel beside the mat that is open; remembered. */
const $panel = persistentAtom<PanelId>('dicewright:goldfish-panel', 'log', {
  encode: String,
  decode: (stored) => PANELS.find((panel) => panel === stored) ?? 'log',
});

/** What happened, what to do, and how it went: one at a time. */
export function SidePanels({ log }: { log: ComponentChildren }) {
  const open = useStore($panel);
  const tabs = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const place = (PANELS.indexOf(open) + by + PANELS.length) % PANELS.length;
    $panel.set(PANELS[place] ?? 'log');
    tabs.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div class="side-panels">
      <div
        class="panel-tabs"
        role="tablist"
        aria-label="Beside the table"
        ref={tabs}
        onKeyDown={move}
      >
        {PANELS.map((panel) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`tab-${panel}`}
            aria-selected={panel === open}
            aria-controls="side-panel"
            tabIndex={panel === open ? 0 : -1}
            onClick={() => $panel.set(panel)}
          >
            {NAMES[panel]}
          </button>
        ))}
      </div>
      <div class="panel-body" role="tabpanel" id="side-panel" aria-labelledby={`tab-${open}`}>
        {open === 'log' ? log : <Later key={open} load={LOADERS[open]} />}
      </div>
    </div>
  );
}

import type { TargetedKeyboardEvent } from 'preact';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-drawings.ts';

interface Tab<Id extends string> {
  id: Id;
  name: string;
  icon?: IconName;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  /** The one whose panel is shown. */
  open: Id;
  choose: (id: Id) => void;
  /** The id of the panel; a tab is called after it. */
  panel: string;
  look?: string;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Names of panels of which one is shown; arrow keys go round. */
export function Tabs<Id extends string>(props: Props<Id>) {
  const { label, tabs, open, choose, panel, look = 'tabs' } = props;
  const press = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const here = tabs.findIndex(({ id }) => id === open);
    const next = event.currentTarget.children[(here + step + tabs.length) % tabs.length];
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    next.click();
  };
  return (
    <div class={look} role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(panel, id)}
          aria-selected={id === open}
          aria-controls={panel}
          tabIndex={id === open ? 0 : -1}
          onClick={() => choose(id)}
        >
          {icon && <Icon name={icon} />} {name}
        </button>
      ))}
    </div>
  );
}

/** What names the panel of a tab. */
export function tabId(panel: string, id: string): string {
  return `${panel}-${id}`;
}

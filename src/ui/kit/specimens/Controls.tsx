import { Icon } from '../Icon.tsx';
import { Menu } from '../Menu.tsx';
import { Segments } from '../Segments.tsx';
import { Stepper } from '../Stepper.tsx';
import { Tabs, tabId } from '../Tabs.tsx';
import { TitledField } from '../TextField.tsx';
import { Specimen } from './Specimen.tsx';

const TABS = [
  { id: 'find', name: 'Find cards', icon: 'search' },
  { id: 'analysis', name: 'Analysis', icon: 'chart' },
] as const;

const SEGMENTS = [
  ['swap', 'one card swapped'],
  ['team', 'another team'],
] as const;

const still = () => undefined;

/** What is pressed, turned and typed into. */
export function Controls({ theme }: { theme: string }) {
  return (
    <>
      <Specimen name="Button">
        <button class="button" type="button">
          <Icon name="share" /> Usual
        </button>
        <button class="button primary" type="button">
          Primary
        </button>
        <button class="button" type="button" disabled>
          Disabled
        </button>
        <button class="plain-button" type="button">
          Plain
        </button>
        <button class="tool" type="button">
          <Icon name="print" /> Tool
        </button>
        <button class="clear" type="button" aria-label="Clear">
          <Icon name="clear" />
        </button>
        <label class="button file-button">
          <Icon name="upload" /> File
          <input type="file" />
        </label>
      </Specimen>
      <Specimen name="Tabs">
        <div>
          <Tabs label="Tabs" tabs={TABS} open="find" choose={still} panel={`${theme}-panel`} />
          <p
            role="tabpanel"
            id={`${theme}-panel`}
            aria-labelledby={tabId(`${theme}-panel`, 'find')}
          >
            The panel that is open.
          </p>
        </div>
      </Specimen>
      <Specimen name="Menu">
        <Menu icon="copy" name="Closed" isReady>
          {null}
        </Menu>
        <Menu icon="copy" name="Not ready" isReady={false}>
          {null}
        </Menu>
      </Specimen>
      <Specimen name="Segments">
        <Segments
          legend="Compare with"
          name={`${theme}-segments`}
          options={SEGMENTS}
          chosen="swap"
          choose={still}
        />
      </Specimen>
      <Specimen name="Stepper">
        <Stepper label="Least" value={1} least={1} most={4} change={still} />
        <Stepper label="Between" value={2} least={1} most={4} showMost change={still} />
        <Stepper label="Most" value={4} least={1} most={4} showMost change={still} />
        <Stepper label="Too many" value={5} least={1} most={4} showMost change={still} />
      </Specimen>
      <Specimen name="Text field">
        <TitledField title="One line" text="Shell Shock" longest={60} />
        <TitledField title="Several lines" text="" placeholder="Notes" longest={600} rows={3} />
      </Specimen>
    </>
  );
}

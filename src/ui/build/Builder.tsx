import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Policy } from '../../domain/policy.ts';
import { isEmptyTeam } from '../../domain/team.ts';
import type { Format } from '../../teams/format.ts';
import { isLegal } from '../../teams/problem.ts';
import type { CardFiles } from '../cards/card-files.ts';
import { loadWordsAtRest } from '../cards/card-words.ts';
import { openEngine } from '../cards/engine.ts';
import { Icon } from '../cards/Icon.tsx';
import { $openFacets } from '../cards/search-state.ts';
import { useNarrow } from '../cards/use-narrow.ts';
import { browserStorage } from '../shared/browser-storage.ts';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { $cards, $editCards, $formats, $panel, $problems, $ruleLinks } from './build-state.ts';
import { CardPicker } from './CardPicker.tsx';
import { Dialog } from './Dialog.tsx';
import { findCards } from './find-cards.ts';
import { Later } from './Later.tsx';
import { $team, openLibrary } from './library/team-store.ts';
import { PANELS } from './panels.ts';
import { Spoken } from './Spoken.tsx';
import { followKeys } from './shortcuts.ts';
import { TeamPanel } from './TeamPanel.tsx';
import { diceTotal, diceWords } from './team-actions.ts';
import { followTeamAddress } from './team-address.ts';
import { followTeamInSearch } from './team-in-search.ts';

interface Props {
  /** Where the card data is, and how many cards there are. */
  data: CardFiles;
  total: number;
  formats: Format[];
  /** Addresses of the rules that formats cite. */
  ruleLinks: Record<string, string>;
  /** How games are played that show what an edit does. */
  policy: Policy | null;
}

/** The workspace: finding cards on one side, the team on the other. */
export function Builder({ data, total, formats, ruleLinks, policy }: Props) {
  const isNarrow = useNarrow();
  useState(() => {
    $formats.set(new Map(formats.map((format) => [format.id, format])));
    $ruleLinks.set(ruleLinks);
    if (policy) $editCards.set({ facts: data.facts, policy });
  });
  useEffect(() => {
    $openFacets.set([]);
    const closeLibrary = openLibrary(browserStorage());
    const stopKeys = followKeys();
    openEngine(data);
    loadWordsAtRest();
    return () => {
      closeLibrary();
      stopKeys();
    };
  }, []);
  useTeamWithCards();
  return (
    <div class="builder">
      {!isNarrow && <Workbench data={data} total={total} />}
      <TeamPanel />
      {isNarrow && <BottomBar />}
      <OpenPanel data={data} total={total} />
    </div>
  );
}

/** Once cards are here: opens what the address holds, and lets queries ask for the team. */
function useTeamWithCards(): void {
  const cards = useStore($cards);
  useEffect(() => {
    if (!cards) return;
    const stopAddress = followTeamAddress(cards);
    const stopSearch = followTeamInSearch(cards);
    return () => {
      stopAddress();
      stopSearch();
    };
  }, [cards]);
}

/** Where there is room: the card search, or the analysis in its place. */
function Workbench({ data, total }: { data: CardFiles; total: number }) {
  const [shown, setShown] = useState<'cards' | 'analysis'>('cards');
  useEffect(
    () =>
      $panel.listen((panel) => {
        if (panel !== 'analysis' && panel !== 'cards') return;
        setShown(panel);
        $panel.set(null);
      }),
    [],
  );
  return (
    <section class="workbench" aria-label="Workbench">
      <div class="tabs" role="tablist" aria-label="Workbench">
        <Tab
          name="Find cards"
          icon="search"
          isOn={shown === 'cards'}
          open={() => setShown('cards')}
        />
        <Tab
          name="Analysis"
          icon="chart"
          isOn={shown === 'analysis'}
          open={() => setShown('analysis')}
        />
      </div>
      <div
        class="tab-panel"
        role="tabpanel"
        id="workbench-panel"
        aria-label={shown === 'cards' ? 'Find cards' : 'Analysis'}
      >
        <h2 class="visually-hidden">{shown === 'cards' ? 'Find cards' : 'Analysis'}</h2>
        {shown === 'cards' ? <CardPicker data={data} total={total} /> : <AnalysisPanel />}
      </div>
    </section>
  );
}

interface TabProps {
  name: string;
  icon: string;
  isOn: boolean;
  open: () => void;
}

function Tab({ name, icon, isOn, open }: TabProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLElement)) return;
    const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
    if (other instanceof HTMLElement) {
      other.focus();
      other.click();
    }
  };
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isOn}
      aria-controls="workbench-panel"
      tabIndex={isOn ? 0 : -1}
      onClick={open}
      onKeyDown={press}
    >
      <Icon name={icon} /> {name}
    </button>
  );
}

/** On a phone: the state of the team at the thumb, and the ways to what is not in sight. */
function BottomBar() {
  const team = useStore($team);
  const problems = useStore($problems);
  const isFine = problems !== null && isLegal(problems);
  const isEmpty = isEmptyTeam(team);
  const toTop = () => document.querySelector('.team-panel')?.scrollIntoView();
  return (
    <nav class="bottom-bar" aria-label="Builder">
      <button class="tool" type="button" onClick={() => $panel.set('analysis')}>
        <Icon name="chart" /> Analysis
      </button>
      <button class="add" type="button" onClick={() => findCards('')}>
        <Icon name="add" /> Add cards
      </button>
      <button
        class={`tool ${isEmpty ? '' : isFine ? 'fine' : 'amiss'}`}
        type="button"
        onClick={toTop}
      >
        <Icon name={isFine ? 'check' : 'warning'} /> {diceWords(diceTotal(team.cards))}
        <span class="visually-hidden">{isFine ? ', legal' : ', see what is missing'}</span>
      </button>
    </nav>
  );
}

/** The dialog or sheet that is open, if any. */
function OpenPanel({ data, total }: { data: CardFiles; total: number }) {
  const panel = useStore($panel);
  const isNarrow = useNarrow();
  if (panel === null) return <Spoken />;
  const close = () => $panel.get() === panel && $panel.set(null);
  if (panel === 'cards' || panel === 'analysis') {
    if (!isNarrow) return <Spoken />;
    return (
      <Dialog
        key={panel}
        title={panel === 'cards' ? 'Add cards' : 'Analysis'}
        look="sheet"
        onClose={close}
      >
        {panel === 'cards' ? <CardPicker data={data} total={total} /> : <AnalysisPanel />}
      </Dialog>
    );
  }
  const { title, look, load } = PANELS[panel];
  return (
    <Dialog key={panel} title={title} look={look} onClose={close}>
      <Later load={load} />
    </Dialog>
  );
}

import { useStore } from '@nanostores/preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Policy } from '../../dice-masters/players/index.ts';
import { type Format, isEmptyTeam, isLegal } from '../../dice-masters/teams/index.ts';
import type { CardFiles } from '../card-data/card-files.ts';
import { loadWordsAtRest } from '../card-finder/card-words.ts';
import { openFinder } from '../card-finder/finder.ts';
import { $openFacets } from '../card-finder/search-state.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Later } from '../kit/Later.tsx';
import { Spoken } from '../kit/Spoken.tsx';
import { say } from '../kit/say.ts';
import { Tabs, tabId } from '../kit/Tabs.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import { storageToKeepIn } from '../storage/browser-storage.ts';
import { $news, $team, openLibrary } from '../team-shelf/team-store.ts';
import { AnalysisPanel } from './analysis/AnalysisPanel.tsx';
import { $cards, $editCards, $formats, $panel, $problems, $ruleLinks } from './build-state.ts';
import { followKeys } from './keys/shortcuts.ts';
import { PANELS } from './panels.ts';
import { CardPicker } from './picker/CardPicker.tsx';
import { findCards } from './picker/find-cards.ts';
import { followTeamInSearch } from './picker/team-in-search.ts';
import { TeamPanel } from './team/TeamPanel.tsx';
import { diceTotal, diceWords } from './team-actions.ts';
import { followTeamAddress } from './team-address.ts';

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
  const [canHear, setCanHear] = useState(false);
  useState(() => {
    $formats.set(new Map(formats.map((format) => [format.id, format])));
    $ruleLinks.set(ruleLinks);
    if (policy) $editCards.set({ facts: data.facts, policy });
  });
  useEffect(() => {
    $openFacets.set([]);
    const closeLibrary = openLibrary(storageToKeepIn());
    const stopNews = $news.listen((news) => news && say(news.words, news.undo));
    const stopKeys = followKeys();
    setCanHear(true);
    openFinder(data);
    loadWordsAtRest();
    return () => {
      closeLibrary();
      stopNews();
      stopKeys();
    };
  }, []);
  useTeamWithCards();
  return (
    <div class="builder">
      {!isNarrow && <Workbench data={data} total={total} />}
      <TeamPanel isAwake={canHear} />
      {isNarrow && <BottomBar />}
      <OpenPanel data={data} total={total} />
    </div>
  );
}

/** Once cards are here, before anything is drawn: opens what the address holds, and lets queries ask for the team. */
function useTeamWithCards(): void {
  const cards = useStore($cards);
  useLayoutEffect(() => {
    if (!cards) return;
    const stopAddress = followTeamAddress(cards);
    const stopSearch = followTeamInSearch();
    return () => {
      stopAddress();
      stopSearch();
    };
  }, [cards]);
}

const BENCH = [
  { id: 'cards', name: 'Find cards', icon: 'search' },
  { id: 'analysis', name: 'Analysis', icon: 'chart' },
] as const;

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
      <Tabs label="Workbench" tabs={BENCH} open={shown} choose={setShown} panel="workbench-panel" />
      <div
        class="tab-panel"
        role="tabpanel"
        id="workbench-panel"
        aria-labelledby={tabId('workbench-panel', shown)}
      >
        <h2 class="visually-hidden">{shown === 'cards' ? 'Find cards' : 'Analysis'}</h2>
        {shown === 'cards' ? <CardPicker data={data} total={total} /> : <AnalysisPanel />}
      </div>
    </section>
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

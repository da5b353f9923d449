import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Team } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import type { CardLibrary } from '../../card-data/card-library.ts';
import { readFragment } from '../../game-link/game-link.ts';
import { Icon } from '../../kit/Icon.tsx';
import { newSeed } from '../../luck/new-seed.ts';
import { PasteTeam } from '../../team-choice/PasteTeam.tsx';
import { useOwnTeams } from '../../team-shelf/own-teams.ts';
import { $guest, openGame, startGame } from '../goldfish-state.ts';
import { ResumeGame } from '../resume/ResumeGame.tsx';
import { GameSettings } from './GameSettings.tsx';
import { OpponentChoice } from './OpponentChoice.tsx';
import { type Offer, offersOf, pastedRival, prepare, RIVAL, type Settings } from './offers.ts';
import type { Lives } from './starting-life.ts';
import { TeamTiles } from './TeamTiles.tsx';
import { WorkedExamples } from './WorkedExamples.tsx';

const FIRST_SETTINGS: Settings = {
  opponent: 'nobody',
  against: '',
  blockers: 4,
  first: 0,
  profile: '2019',
  life: 20,
  otherLife: 20,
  luck: 'seed',
  seed: '',
};

/** Before the game: which team, against whom, and how. */
export function StartPanel({ library, lives }: { library: CardLibrary; lives: Lives }) {
  const guest = useStore($guest);
  const [rival, setRival] = useState<Team | null>(null);
  const offers = offersOf(guest, useOwnTeams(), lives);
  const rivals = rival ? [pastedRival(rival, lives), ...offers] : offers;
  const [chosen, setChosen] = useState('');
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const [problems, setProblems] = useState<string[]>([]);
  const change = (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part }));
  const choose = (offer: Offer) => {
    setChosen(offer.id);
    setProblems([]);
    const against = rival ? RIVAL : offer.against;
    change({ life: offer.life, otherLife: offer.life, against });
  };
  useEffect(() => change({ seed: newSeed() }), []);
  // The table that follows begins at its top, however far down the choice stood.
  useEffect(() => () => scrollTo(0, 0), []);
  useEffect(() => {
    const [first] = offers;
    if (first) choose(first);
  }, [guest]);
  const offer = offers.find(({ id }) => id === chosen);
  const start = (event: Event) => {
    event.preventDefault();
    if (offer) setProblems(begin(offer, rivals, settings, library));
  };
  return (
    <form class="start" onSubmit={start}>
      <ResumeGame library={library} />
      <div class="start-choices">
        <header>
          <h2>Set up the table</h2>
          <p class="quiet">Play your team alone, by the rules. The game lives in the link.</p>
        </header>
        <fieldset class="teams">
          <legend>Your team</legend>
          <TeamTiles offers={offers} chosen={chosen} library={library} choose={choose} />
          <PasteTeam
            label="Or paste a link to a team or a game, or a list of cards"
            verb="Take"
            catalogue={library.catalogue}
            leaves={false}
            take={(team) => $guest.set(team)}
            openOther={(text) => openPastedGame(text, library)}
          />
          <WorkedExamples />
        </fieldset>
        <div class="start-side">
          <OpponentChoice
            settings={settings}
            offers={rivals}
            change={change}
            catalogue={library.catalogue}
            paste={(team) => {
              setRival(team);
              change({ against: RIVAL });
            }}
          />
          <GameSettings settings={settings} change={change} />
        </div>
      </div>
      <div class="start-bar">
        {problems.length > 0 && (
          <div class="start-problems" role="alert">
            <p>
              <b>This team cannot be played yet.</b>
            </p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <button type="submit" class="button primary begin" disabled={!offer}>
          <Icon name="goldfish" /> Play {called(offer?.team.name ?? '', 'this team')}
        </button>
      </div>
    </form>
  );
}

/** Starts the game, or says what keeps it from starting. */
function begin(
  offer: Offer,
  offers: readonly Offer[],
  settings: Settings,
  library: CardLibrary,
): string[] {
  const prepared = prepare(offer, offers, settings, library);
  if (!prepared.ok) return prepared.problems;
  try {
    startGame(prepared.spec, settings.seed || newSeed(), prepared.names);
    return [];
  } catch {
    return ['These two teams bring more dice than the table holds.'];
  }
}

const GAME = /(?:^|#)(game=.+)$/s;

/** Opens a pasted game or says why not; null for a text that holds none. */
function openPastedGame(text: string, library: CardLibrary): string | null {
  const [, fragment] = text.match(GAME) ?? [];
  if (fragment === undefined) return null;
  const found = readFragment(fragment, library);
  if (found.kind === 'game') return openGame(found.kept) ?? '';
  return found.kind === 'problem' ? found.problem : '';
}

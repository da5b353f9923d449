import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import { $library as $shelf, teamOf } from '../../build/library/team-store.ts';
import { Icon } from '../../cards/Icon.tsx';
import type { CardLibrary } from '../card-library.ts';
import { readFragment } from '../game-link.ts';
import { $guest, newSeed, openGame, startGame } from '../goldfish-state.ts';
import { GameSettings } from './GameSettings.tsx';
import { OpponentChoice } from './OpponentChoice.tsx';
import { type Offer, offersOf, prepare, type Settings } from './offers.ts';
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
  const offers = useOffers(lives);
  const [chosen, setChosen] = useState('');
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const [problems, setProblems] = useState<string[]>([]);
  const change = (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part }));
  const choose = (offer: Offer) => {
    setChosen(offer.id);
    setProblems([]);
    change({ life: offer.life, otherLife: offer.life, against: offer.against });
  };
  const guest = useStore($guest);
  useEffect(() => change({ seed: newSeed() }), []);
  useEffect(() => {
    const [first] = offers;
    if (first) choose(first);
  }, [guest]);
  const offer = offers.find(({ id }) => id === chosen);
  const start = (event: Event) => {
    event.preventDefault();
    if (offer) setProblems(begin(offer, offers, settings, library));
  };
  return (
    <form class="start" onSubmit={start}>
      <header>
        <h2>Set up the table</h2>
        <p class="quiet">Play your team alone, by the rules. The game lives in the link.</p>
      </header>
      <fieldset class="teams">
        <legend>Your team</legend>
        <TeamTiles offers={offers} chosen={chosen} library={library} choose={choose} />
        <PasteLink library={library} />
        <WorkedExamples />
      </fieldset>
      <div class="start-side">
        <OpponentChoice settings={settings} offers={offers} change={change} />
        <GameSettings settings={settings} change={change} />
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
          <Icon name="goldfish" /> Play {offer?.team.name || 'this team'}
        </button>
      </div>
    </form>
  );
}

function useOffers(lives: Lives): Offer[] {
  const guest = useStore($guest);
  const shelf = useStore($shelf);
  const own = shelf.flatMap(({ id }) => {
    const team = teamOf(id);
    return team && team.cards.length + team.basicActions.length > 0 ? [{ id, team }] : [];
  });
  return offersOf(guest, own, lives);
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

function PasteLink({ library }: { library: CardLibrary }) {
  const [trouble, setTrouble] = useState('');
  const read = (text: string) => {
    const fragment = text.includes('#') ? text.slice(text.indexOf('#')) : text;
    if (fragment.trim() === '') return setTrouble('');
    const found = readFragment(fragment.trim(), library);
    setTrouble('');
    if (found.kind === 'team') $guest.set(found.team);
    else if (found.kind === 'game') setTrouble(openGame(found.kept) ?? '');
    else if (found.kind === 'problem') setTrouble(found.problem);
  };
  return (
    <label class="field paste">
      Or paste a link to a team or a game
      <input
        type="text"
        inputMode="url"
        spellcheck={false}
        autocomplete="off"
        aria-describedby="paste-trouble"
        onInput={({ currentTarget }) => read(currentTarget.value)}
      />
      <small id="paste-trouble" role="status">
        {trouble}
      </small>
    </label>
  );
}

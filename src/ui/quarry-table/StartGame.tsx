import { useState } from 'preact/hooks';
import { type Box, PROFILES, type ProfileId } from '../../quarriors/engine/index.ts';
import { dealt, dealWilds, parseWildsLink, wildsCards } from '../../quarriors/wilds/index.ts';
import { Notice } from '../kit/Notice.tsx';
import { Segments } from '../kit/Segments.tsx';
import { newSeed } from '../luck/new-seed.ts';
import { begin, SITTERS, type Sitter } from './table-state.ts';

const PROFILE_WORDS: Readonly<Record<ProfileId, string>> = {
  '2011': 'Rules of 2011',
  'spent-pile': 'Spent Pile',
  advanced: 'Spent Pile and two captures',
};
const PLAYERS = [2, 3, 4] as const;

/** Who plays, with which Wilds and which rules. */
export function StartGame({ box, problem }: { box: Box; problem: string }) {
  const [players, setPlayers] = useState<number>(2);
  const [sitters, setSitters] = useState<Sitter[]>([
    'person',
    'glory-race',
    'engine',
    'glory-race',
  ]);
  const [profile, setProfile] = useState<ProfileId>('2011');
  const [wilds, setWilds] = useState('');
  const [refused, setRefused] = useState('');
  const start = (event: Event) => {
    event.preventDefault();
    const cards = wildsOf(box, wilds.trim());
    if (!cards) {
      setRefused('This is no link of a Wilds with cards we know. Leave it empty to deal one.');
      return;
    }
    const setup = { profile, players, wilds: cards, first: 0 as const };
    begin(box, setup, sitters.slice(0, players), newSeed());
  };
  return (
    <form class="quarry-start" onSubmit={start}>
      {problem !== '' && <Notice>{problem}</Notice>}
      <Segments
        legend="Players"
        name="quarry-players"
        options={PLAYERS.map((count) => [count, String(count)] as const)}
        chosen={players}
        choose={setPlayers}
      />
      {sitters.slice(0, players).map((sitter, seat) => (
        <label key={seat} class="quarry-sitter">
          Seat {seat + 1}
          <select
            value={sitter}
            onChange={({ currentTarget }) =>
              setSitters(sitters.with(seat, currentTarget.value as Sitter))
            }
          >
            {Object.entries(SITTERS).map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Segments
        legend="Rules"
        name="quarry-profile"
        options={(Object.keys(PROFILES) as ProfileId[]).map(
          (id) => [id, PROFILE_WORDS[id]] as const,
        )}
        chosen={profile}
        choose={setProfile}
      />
      <label class="quarry-sitter">
        Wilds, by a link of the Wilds builder (empty: dealt for you)
        <input
          type="text"
          value={wilds}
          maxLength={2000}
          onInput={({ currentTarget }) => setWilds(currentTarget.value)}
        />
      </label>
      <p role="status">{refused}</p>
      <button type="submit" class="button primary">
        Begin
      </button>
    </form>
  );
}

/** The cards of a link, or a deal by new luck; null where the link names others. */
function wildsOf({ cards, classes }: Box, link: string): readonly string[] | null {
  const all = wildsCards(cards, classes);
  if (link === '') return dealt(dealWilds(all, { locked: [], excluded: [] }, newSeed()));
  const shared = parseWildsLink(link);
  const isKnown = shared?.cards.every((id) => all.some((card) => card.id === id)) ?? false;
  return shared && isKnown && shared.cards.length > 0 ? shared.cards : null;
}

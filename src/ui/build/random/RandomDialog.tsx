import { useStore } from '@nanostores/preact';
import { useMemo, useState } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import {
  breaksNoRule,
  type Format,
  listed,
  randomTeam,
  type Team,
  type TeamCard,
} from '../../../dice-masters/teams/index.ts';
import type { Answer } from '../../../query/answer.ts';
import { $answer, $catalogue } from '../../card-finder/search-state.ts';
import { announce } from '../../kit/announce.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { newSeed } from '../../luck/new-seed.ts';
import { $team, newTeam, replaceTeam, undo } from '../../team-shelf/team-store.ts';
import { $format, $panel } from '../build-state.ts';
import { TeamGlance } from '../glance/TeamGlance.tsx';
import { WithCards } from '../glance/WithCards.tsx';
import { diceWords, titleOf } from '../team-actions.ts';

const SEED_LENGTH = 5;
const anySeed = () => newSeed(SEED_LENGTH);

/** A legal team drawn by lot from what the search found. */
export function RandomDialog() {
  const answer = useStore($answer);
  const format = useStore($format);
  return (
    <WithCards>
      {(cards) =>
        answer && format ? (
          <Drawing answer={answer} format={format} cards={cards} />
        ) : (
          <p class="quiet">One moment.</p>
        )
      }
    </WithCards>
  );
}

interface DrawingProps {
  answer: Answer;
  format: Format;
  cards: CardStore;
}

function Drawing({ answer, format, cards }: DrawingProps) {
  const open = useStore($team);
  const catalogue = useStore($catalogue);
  const [seed, setSeed] = useState(anySeed);
  const [kept, setKept] = useState<readonly string[]>([]);
  const entries = [...open.cards, ...open.basicActions];
  const { team, remarks } = useMemo(
    () =>
      randomTeam({
        pool: catalogue ? Array.from(answer.cards, (place) => catalogue.store.at(place).id) : [],
        locked: [...open.cards, ...open.basicActions].filter(({ card }) => kept.includes(card)),
        format,
        seed,
        catalogue: cards,
        isLegal: (drawn) => breaksNoRule(drawn, format, cards),
      }),
    [answer.cards, catalogue, open, kept, format, seed, cards],
  );
  const toggle = (card: string) =>
    setKept(kept.includes(card) ? kept.filter((one) => one !== card) : [...kept, card]);
  return (
    <div class="random">
      <div class="random-choice">
        <p>
          Drawn from <strong>{answer.cards.length.toLocaleString('en')} cards</strong>.{' '}
          {answer.text.trim() ? (
            <span class="quiet">{answer.sentence}</span>
          ) : (
            <span class="quiet">Search for something first to narrow the choice.</span>
          )}
        </p>
        <div class="seed">
          <label>
            <span>Seed</span>
            <input
              type="text"
              value={seed}
              maxLength={40}
              spellcheck={false}
              autocapitalize="off"
              onInput={({ currentTarget }) => setSeed(currentTarget.value)}
            />
          </label>
          <button class="button" type="button" onClick={() => setSeed(anySeed())}>
            <Icon name="shuffle" /> Another
          </button>
        </div>
        <p class="quiet">The same seed, search and locks draw the same team again.</p>
      </div>
      <div class="random-found">
        <p class="visually-hidden" role="status">
          {team.name}: {listed(team.cards.map(({ card }) => titleOf(card)))}.
        </p>
        <TeamGlance team={team} catalogue={cards}>
          <button class="button primary" type="button" onClick={() => putOnTable(open, team)}>
            <Icon name="check" /> Use it
          </button>
          <button class="button" type="button" onClick={() => openAsNew(team)}>
            <Icon name="add" /> As a new team
          </button>
        </TeamGlance>
        {remarks.length > 0 && (
          <ul class="remarks">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
      </div>
      {entries.length > 0 && <Locks entries={entries} kept={kept} toggle={toggle} />}
    </div>
  );
}

interface LocksProps {
  entries: TeamCard[];
  kept: readonly string[];
  toggle: (card: string) => void;
}

function Locks({ entries, kept, toggle }: LocksProps) {
  return (
    <fieldset class="locks">
      <legend>Keep from this team</legend>
      {entries.map(({ card, dice }) => (
        <label key={card}>
          <input type="checkbox" checked={kept.includes(card)} onChange={() => toggle(card)} />
          <span>
            {titleOf(card)} <span class="quiet">{diceWords(dice)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Name, notes and tags of the open team stay. */
function putOnTable(open: Team, drawn: Team): void {
  const { notes, tags } = open;
  replaceTeam({ ...drawn, name: open.name || drawn.name, notes, tags });
  finish('The random team is on the table.', undo);
}

function openAsNew(drawn: Team): void {
  newTeam(drawn);
  finish(`${drawn.name} opened.`, null);
}

function finish(words: string, back: (() => void) | null): void {
  $panel.set(null);
  announce(words);
  say(words, back);
}

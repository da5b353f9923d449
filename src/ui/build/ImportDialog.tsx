import { useStore } from '@nanostores/preact';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isEmptyTeam, type Team } from '../../domain/team.ts';
import type { TeamCatalogue } from '../../teams/catalogue.ts';
import { readAnything } from '../../teams/read-anything.ts';
import type { Reading } from '../../teams/reading.ts';
import { Icon } from '../cards/Icon.tsx';
import { say } from '../cards/toast.ts';
import { count } from './analysis/count.ts';
import { announce } from './announce.ts';
import { $panel } from './build-state.ts';
import { TeamGlance } from './dialogs/TeamGlance.tsx';
import { WithCards } from './dialogs/WithCards.tsx';
import { $team, newTeam, replaceTeam, undo } from './library/team-store.ts';

/** What was pasted; it outlives the dialog until a team came out of it. */
const $pasted = atom('');

/** Milliseconds without a change before the text is read. */
const PAUSE = 120;
const EXAMPLES =
  'A link, a Dice Coalition link, a list such as\n3x Karai: Torn Between Two Worlds\nor the text of a file';

/** One box for everything that may hold a team. */
export function ImportDialog() {
  const pasted = useStore($pasted);
  const [trouble, setTrouble] = useState('');
  const [isOver, setOver] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const take = async (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (!file) return;
    try {
      $pasted.set(await file.text());
      setTrouble(
        others.length > 0 ? `Only ${file.name} was read; take the others one by one.` : '',
      );
    } catch {
      setTrouble(`${file.name} could not be read.`);
    }
  };
  return (
    <div class="import">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped here; the button below does the same */}
      <div
        class={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (!event.dataTransfer?.files.length) return;
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <label>
          <span>Paste anything</span>
          <textarea
            ref={box}
            rows={6}
            spellcheck={false}
            autocapitalize="off"
            placeholder={EXAMPLES}
            value={pasted}
            onInput={({ currentTarget }) => $pasted.set(currentTarget.value)}
          />
        </label>
        <p class="dialog-actions">
          <label class="button file-button">
            <Icon name="download" /> Choose a file
            <input
              type="file"
              accept=".txt,.json,.csv,.md,text/*,application/json"
              onChange={({ currentTarget }) => take(currentTarget.files)}
            />
          </label>
          {pasted !== '' && (
            <button
              class="plain-button"
              type="button"
              onClick={() => {
                $pasted.set('');
                box.current?.focus();
              }}
            >
              Empty the box
            </button>
          )}
          <span class="quiet">or drop one on the box</span>
        </p>
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      <WithCards>{(cards) => <Found text={pasted} cards={cards} />}</WithCards>
    </div>
  );
}

function Found({ text, cards }: { text: string; cards: TeamCatalogue }) {
  const reading = useReading(text, cards);
  const words = reading ? recognition(reading) : '';
  return (
    <>
      <p class="recognised" role="status">
        {words}
      </p>
      {reading && (
        <>
          <ReadProblems problems={reading.problems} />
          <Teams teams={reading.teams} cards={cards} />
        </>
      )}
    </>
  );
}

/** Null while the box is empty. */
function useReading(text: string, cards: TeamCatalogue): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty) setReading(null);
    if (isEmpty) return;
    const timer = setTimeout(() => setReading(readAnything(text, cards)), PAUSE);
    return () => clearTimeout(timer);
  }, [text, cards]);
  return isEmpty ? null : reading;
}

function recognition({ recognised, teams, problems }: Reading): string {
  const found = teams.length === 0 ? 'no team in it' : count(teams.length, 'team');
  const amiss = problems.length === 0 ? '' : `, ${count(problems.length, 'thing')} to look at`;
  return `This is ${recognised}: ${found}${amiss}.`;
}

function ReadProblems({ problems }: { problems: Reading['problems'] }) {
  if (problems.length === 0) return null;
  return (
    <ul class="read-problems">
      {problems.map(({ message, where }, at) => (
        <li key={`${at}${where}`}>
          <span>{message}</span> {where && !message.includes(where) && <code>{where}</code>}
        </li>
      ))}
    </ul>
  );
}

function Teams({ teams, cards }: { teams: Team[]; cards: TeamCatalogue }) {
  const open = useStore($team);
  const isOpenEmpty = isEmptyTeam(open);
  return (
    <>
      {teams.length > 1 && (
        <p class="dialog-actions">
          <button class="button primary" type="button" onClick={() => addAll(teams)}>
            <Icon name="add" /> Add all {teams.length} teams
          </button>
        </p>
      )}
      <div class="glances">
        {teams.map((team, at) => (
          <TeamGlance team={team} catalogue={cards} key={`${at}${team.name}`}>
            <button
              class={teams.length > 1 ? 'button' : 'button primary'}
              type="button"
              onClick={() => addAll([team])}
            >
              <Icon name="add" /> Open as a new team
            </button>
            {!isOpenEmpty && (
              <button class="button" type="button" onClick={() => replaceOpen(team)}>
                <Icon name="swap" /> Replace this team
              </button>
            )}
          </TeamGlance>
        ))}
      </div>
    </>
  );
}

/** The first of them is the one that is open afterwards. */
function addAll(teams: Team[]): void {
  for (const team of teams.toReversed()) newTeam(team);
  const words = teams.length === 1 ? `${called(teams[0])} opened.` : `${teams.length} teams added.`;
  finish(words, null);
}

function replaceOpen(team: Team): void {
  replaceTeam(team);
  finish(`Replaced by ${called(team)}.`, undo);
}

function called(team: Team | undefined): string {
  return team?.name || 'Unnamed team';
}

function finish(words: string, back: (() => void) | null): void {
  $pasted.set('');
  $panel.set(null);
  announce(words);
  say(words, back);
}

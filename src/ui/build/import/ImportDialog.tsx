import { useStore } from '@nanostores/preact';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { isEmptyTeam, type PasteReading, type Team } from '../../../dice-masters/teams/index.ts';
import { called as calledTeam } from '../../../text/called.ts';
import { announce } from '../../kit/announce.ts';
import { Icon } from '../../kit/Icon.tsx';
import { say } from '../../kit/say.ts';
import { ReadProblems, recognition } from '../../team-choice/ReadProblems.tsx';
import { readPasted } from '../../team-choice/read-pasted.ts';
import { $team, newTeam, replaceTeam, undo } from '../../team-shelf/team-store.ts';
import { $panel } from '../build-state.ts';
import { TeamGlance } from '../glance/TeamGlance.tsx';
import { WithCards } from '../glance/WithCards.tsx';

/** What was pasted; it outlives the dialog until a team came out of it. */
const $pasted = atom('');

/** Milliseconds without a change before the text is read. */
const PAUSE = 120;
/** Teams that are shown one by one. */
const MOST_SHOWN = 12;
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

function Found({ text, cards }: { text: string; cards: CardStore }) {
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
          <Teams reading={reading} cards={cards} />
        </>
      )}
    </>
  );
}

/** Null while the box is empty. */
function useReading(text: string, cards: CardStore): PasteReading | null {
  const [reading, setReading] = useState<PasteReading | null>(null);
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty) setReading(null);
    if (isEmpty) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const read = await readPasted(text, cards);
      if (!isStale) setReading(read);
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, cards]);
  return isEmpty ? null : reading;
}

function Teams({ reading, cards }: { reading: PasteReading; cards: CardStore }) {
  const { teams, rest } = reading;
  const open = useStore($team);
  const isOpenEmpty = isEmptyTeam(open);
  return (
    <>
      {teams.length > 1 && (
        <p class="dialog-actions">
          <button class="button primary" type="button" onClick={() => addAll(teams, rest)}>
            <Icon name="add" /> Add all {teams.length} teams
          </button>
        </p>
      )}
      <div class="glances">
        {teams.slice(0, MOST_SHOWN).map((team, at) => (
          <TeamGlance team={team} catalogue={cards} key={`${at}${team.name}`}>
            <button
              class={teams.length > 1 ? 'button' : 'button primary'}
              type="button"
              onClick={() => addAll([team], rest)}
            >
              <Icon name="add" /> Open as a new team
            </button>
            {!isOpenEmpty && (
              <button class="button" type="button" onClick={() => replaceOpen(team, rest)}>
                <Icon name="swap" /> Replace this team
              </button>
            )}
          </TeamGlance>
        ))}
      </div>
      {teams.length > MOST_SHOWN && (
        <p class="quiet">And {teams.length - MOST_SHOWN} more, which come with all of them.</p>
      )}
    </>
  );
}

/** The first of them is the one that is open afterwards. */
function addAll(teams: Team[], rest: string): void {
  for (const team of teams.toReversed()) newTeam(team);
  const words = teams.length === 1 ? `${called(teams[0])} opened.` : `${teams.length} teams added.`;
  finish(words, null, rest);
}

function replaceOpen(team: Team, rest: string): void {
  replaceTeam(team);
  finish(`Replaced by ${called(team)}.`, undo, rest);
}

function called(team: Team | undefined): string {
  return calledTeam(team?.name ?? '', 'Unnamed team');
}

/** What was not read yet stays in the box. */
function finish(words: string, back: (() => void) | null, rest: string): void {
  $pasted.set(rest);
  if (rest === '') $panel.set(null);
  announce(words);
  say(words, back);
}

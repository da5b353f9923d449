import { useEffect, useId, useState } from 'preact/hooks';
import type { CardStore } from '../../dice-masters/cards/index.ts';
import { isEmptyTeam, type PasteReading, type Team } from '../../dice-masters/teams/index.ts';
import { called } from '../../text/called.ts';
import { ReadProblems, recognition } from './ReadProblems.tsx';

interface Props {
  label: string;
  /** What a button says that takes a team, before its name. */
  verb: string;
  catalogue: CardStore;
  /** Whether taking a team leaves the box, so that a list waits until it is complete. */
  leaves: boolean;
  take: (team: Team, reading: PasteReading) => void;
  /** Opens what is no team, such as a game: says what is wrong with it, or null where it is none. */
  openOther: (text: string) => string | null;
}

/** Milliseconds without a change before the text is read. */
const PAUSE = 120;

/** A box for a team in any form: a link of ours or of other tools, a list, the text of a file. */
export function PasteTeam(props: Props) {
  const { label, verb, leaves, take } = props;
  const [text, setText] = useState('');
  const { trouble, reading } = usePasted(text, props);
  const id = useId();
  const offered = reading ? reading.teams.filter((team) => !isEmptyTeam(team)) : [];
  const isTaken = offered.length === 1 && !leaves;
  return (
    <div class="paste">
      <label class="field">
        {label}
        <textarea
          rows={2}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-describedby={id}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p id={id} class="recognised" role="status">
        {trouble || (reading && recognition(reading))}
      </p>
      {reading && <ReadProblems problems={reading.problems} />}
      {reading && !isTaken && offered.length > 0 && (
        <p class="paste-teams">
          {offered.map((team, at) => (
            <button
              key={`${at}${team.name}`}
              type="button"
              class="button"
              onClick={() => take(team, reading)}
            >
              {verb} {called(team.name, 'this team')}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

interface Pasted {
  /** What is wrong with a game. */
  trouble: string;
  /** Null as long as no team was looked for. */
  reading: PasteReading | null;
}

const NOTHING: Pasted = { trouble: '', reading: null };

/** Reads the text once it is at rest, and takes the team in it where there is no choice. */
function usePasted(text: string, { catalogue, leaves, take, openOther }: Props): Pasted {
  const [pasted, setPasted] = useState(NOTHING);
  useEffect(() => {
    let isStale = false;
    const read = async () => {
      const trouble = text.trim() === '' ? '' : openOther(text.trim());
      if (trouble !== null) {
        setPasted({ trouble, reading: null });
        return;
      }
      const reading = await readNow(text, catalogue);
      if (isStale) return;
      setPasted({ trouble: '', reading });
      const team = soleTeam(reading);
      if (team && (!leaves || isLink(reading))) take(team, reading);
    };
    const timer = setTimeout(read, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text, catalogue]);
  return pasted;
}

/** The reader of everything loads with the first paste. */
async function readNow(text: string, catalogue: CardStore): Promise<PasteReading> {
  try {
    const { readPasted } = await import('./read-pasted.ts');
    return await readPasted(text, catalogue);
  } catch {
    const message = 'The reader could not be loaded. Check the connection and change the text.';
    return { teams: [], recognised: 'not read yet', problems: [{ message, where: '' }], rest: '' };
  }
}

function soleTeam({ teams }: PasteReading): Team | null {
  const [team, ...others] = teams.filter((one) => !isEmptyTeam(one));
  return team && others.length === 0 ? team : null;
}

/** A link is whole as soon as it is pasted; a list may go on. */
function isLink({ recognised }: PasteReading): boolean {
  return /\blink$/.test(recognised);
}

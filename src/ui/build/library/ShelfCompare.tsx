import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import type { Team } from '../../../domain/team.ts';
import { Icon } from '../../cards/Icon.tsx';
import { $library, $openId, snapshotsOf, teamOf } from './team-store.ts';
import { teamTitle, whenWords } from './team-words.ts';

interface Choice {
  /** The id of a team, or of a team and the place of one of its snapshots. */
  id: string;
  words: string;
  team: Team | null;
}

/** Puts any two teams or snapshots side by side. */
export function ShelfCompare({ onCompare }: { onCompare: (before: Team, after: Team) => void }) {
  const choices = useStore($library).flatMap((entry): Choice[] => [
    { id: entry.id, words: teamTitle(entry), team: teamOf(entry.id) },
    ...snapshotsOf(entry.id).map(({ name, when, team }, index) => ({
      id: `${entry.id}:${index}`,
      words: `${teamTitle(entry)}: ${name} (${whenWords(when)})`,
      team,
    })),
  ]);
  const openId = useStore($openId);
  const [chosenBefore, setBefore] = useState<string | null>(null);
  const [chosenAfter, setAfter] = useState<string | null>(null);
  if (choices.length < 2) return null;
  const pick = (id: string | null, usual: Choice | undefined) =>
    choices.find((one) => one.id === id) ?? usual;
  const after = pick(chosenAfter, pick(openId, choices[0]));
  const before = pick(
    chosenBefore,
    choices.find((one) => one !== after),
  );
  return (
    <section class="shelf-part">
      <h3>Compare</h3>
      <form
        class="shelf-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (before?.team && after?.team) onCompare(before.team, after.team);
        }}
      >
        <Pick name="From" choices={choices} chosen={before?.id} onPick={setBefore} />
        <Pick name="To" choices={choices} chosen={after?.id} onPick={setAfter} />
        <button class="button" type="submit">
          <Icon name="compare" /> Compare
        </button>
      </form>
    </section>
  );
}

interface PickProps {
  name: string;
  choices: Choice[];
  chosen: string | undefined;
  onPick: (id: string) => void;
}

function Pick({ name, choices, chosen, onPick }: PickProps) {
  return (
    <label>
      <span>{name}</span>
      <select value={chosen} onChange={({ currentTarget: { value } }) => onPick(value)}>
        {choices.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Team } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { Icon } from '../../kit/Icon.tsx';
import {
  $library,
  $openId,
  $snapshots,
  $team,
  snapshotsOf,
  teamOf,
} from '../../team-shelf/team-store.ts';
import { teamTitle } from '../../team-shelf/team-words.ts';
import { WithCards } from '../glance/WithCards.tsx';
import { CompareTeams } from './CompareTeams.tsx';
import { $compared } from './compared.ts';
import { Together } from './Together.tsx';

interface Source {
  key: string;
  label: string;
  team: () => Team | null;
}

interface Group {
  title: string;
  sources: Source[];
}

const OPEN = 'open';
const BEFORE = 'shelf before';
const AFTER = 'shelf after';
const SNAPSHOT = 'snapshot ';

/** Whether a choice is a team of its own, not a state of one. */
const isTeam = (key: string): boolean => !key.startsWith(SNAPSHOT);

/** Any two of: the open team, its snapshots, the other teams. */
export function CompareDialog() {
  const groups = useSources();
  const others = groups.slice(1).flatMap(({ sources }) => sources);
  const chosen = $compared.get();
  const [before, setBefore] = useState(chosen ? BEFORE : (others[0]?.key ?? OPEN));
  const [after, setAfter] = useState(chosen ? AFTER : OPEN);
  useEffect(() => () => $compared.set(null), []);
  if (others.length === 0) {
    return (
      <p class="dialog-empty">
        There is nothing to compare with yet. Take a snapshot of this team, or make a second one.
      </p>
    );
  }
  const first = teamNamed(groups, before);
  const second = teamNamed(groups, after);
  return (
    <div class="compare">
      <div class="compare-choice">
        <SourceChoice label="Before" chosen={before} choose={setBefore} groups={groups} />
        <button
          class="clear"
          type="button"
          aria-label="Swap before and after"
          onClick={() => {
            setBefore(after);
            setAfter(before);
          }}
        >
          <Icon name="swap" />
        </button>
        <SourceChoice label="After" chosen={after} choose={setAfter} groups={groups} />
      </div>
      {first && second ? (
        <WithCards>
          {(cards) => (
            <>
              <CompareTeams before={first} after={second} catalogue={cards} />
              {isTeam(before) && isTeam(after) && before !== after && (
                <Together teams={[first, second]} catalogue={cards} />
              )}
            </>
          )}
        </WithCards>
      ) : (
        <p class="dialog-empty">One of the two is no longer here. Choose another.</p>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  chosen: string;
  choose: (key: string) => void;
  groups: Group[];
}

function SourceChoice({ label, chosen, choose, groups }: ChoiceProps) {
  return (
    <label class="dialog-field">
      <span>{label}</span>
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {groups.map(({ title, sources }) => (
          <optgroup label={title} key={title}>
            {sources.map((source) => (
              <option value={source.key} key={source.key}>
                {source.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** The open team first, then its snapshots, newest first, then the library. */
function useSources(): Group[] {
  const open = useStore($team);
  const openId = useStore($openId);
  const snapshots = useStore($snapshots);
  const library = useStore($library);
  const groups: Group[] = [
    {
      title: 'This team',
      sources: [{ key: OPEN, label: `${teamTitle(open)}, now`, team: () => open }],
    },
    {
      title: 'Its snapshots',
      sources: snapshots.map(({ name, when, team }, at) => ({
        key: `${SNAPSHOT}${at}`,
        label: `${called(name, 'Snapshot')}, ${dateWords(when)}`,
        team: () => team,
      })),
    },
    {
      title: 'Other teams',
      sources: library
        .filter(({ id }) => id !== openId)
        .flatMap((entry) => [
          { key: entry.id, label: teamTitle(entry), team: () => teamOf(entry.id) },
          ...snapshotsOf(entry.id).map(({ name, when, team }, at) => ({
            key: `${SNAPSHOT}${entry.id} ${at}`,
            label: `${teamTitle(entry)}: ${called(name, 'Snapshot')}, ${dateWords(when)}`,
            team: () => team,
          })),
        ]),
    },
  ];
  const chosen = $compared.get();
  if (chosen) {
    groups.push({
      title: 'Chosen on the shelf',
      sources: [
        { key: BEFORE, label: teamTitle(chosen.before), team: () => chosen.before },
        { key: AFTER, label: teamTitle(chosen.after), team: () => chosen.after },
      ],
    });
  }
  return groups.filter(({ sources }) => sources.length > 0);
}

function dateWords(when: number): string {
  return new Date(when).toLocaleDateString('en', { dateStyle: 'medium' });
}

function teamNamed(groups: Group[], key: string): Team | null {
  const sources = groups.flatMap((group) => group.sources);
  return sources.find((source) => source.key === key)?.team() ?? null;
}

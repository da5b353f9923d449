import { useStore } from '@nanostores/preact';
import { EditOdds } from './EditOdds.tsx';
import { Legality } from './Legality.tsx';
import { $team, $trouble, edit } from './library/team-store.ts';
import { Rows } from './Rows.tsx';
import { TeamHead } from './TeamHead.tsx';

/** The team on the table: its name, its legality, its cards. */
export function TeamPanel() {
  const trouble = useStore($trouble);
  return (
    <section class="team-panel" aria-label="The team">
      <TeamHead />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Legality />
      <Rows slot="cards" title="Cards" query="" />
      <Rows slot="basicActions" title="Basic Actions" query="k:basic" />
      <EditOdds />
      <Remarks />
    </section>
  );
}

function Remarks() {
  const { notes, tags } = useStore($team);
  return (
    <details class="team-remarks" open={notes !== '' || tags.length > 0}>
      <summary>Notes and tags</summary>
      <label class="note-field">
        <span>Notes</span>
        <textarea
          rows={3}
          maxLength={4000}
          value={notes}
          onInput={({ currentTarget }) =>
            edit([{ kind: 'notes', notes: currentTarget.value }], { merge: 'notes' })
          }
        />
      </label>
      <label class="note-field">
        <span>Tags, with commas between</span>
        <input
          type="text"
          defaultValue={tags.join(', ')}
          key={tags.join()}
          onChange={({ currentTarget }) =>
            edit([{ kind: 'tags', tags: readTags(currentTarget.value) }])
          }
        />
      </label>
    </details>
  );
}

function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

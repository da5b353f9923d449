import { useStore } from '@nanostores/preact';
import { LONGEST_NOTES } from '../../../dice-masters/teams/index.ts';
import { TitledField } from '../../kit/TextField.tsx';
import { $team, writeTags, writeText } from '../../team-shelf/team-store.ts';
import { Rows } from './Rows.tsx';
import { TeamHead } from './TeamHead.tsx';
import { TeamMessages } from './TeamMessages.tsx';

/** The team on the table: its name, what there is to say of it, its cards. Until it is awake it takes no input, so that none is lost. */
export function TeamPanel({ isAwake }: { isAwake: boolean }) {
  return (
    <section class="team-panel" aria-label="The team" inert={!isAwake}>
      <TeamHead />
      <TeamMessages />
      <Rows slot="cards" title="Cards" query="" />
      <Rows slot="basicActions" title="Basic Actions" query="k:basic" />
      <Remarks />
    </section>
  );
}

function Remarks() {
  const { notes, tags } = useStore($team);
  return (
    <details class="team-remarks" open={notes !== '' || tags.length > 0}>
      <summary>Notes and tags</summary>
      <TitledField
        title="Notes"
        text={notes}
        rows={3}
        longest={LONGEST_NOTES}
        onType={(before, after) => writeText('notes', before, after)}
      />
      <TitledField
        title="Tags, with commas between"
        text={tags.join(', ')}
        longest={400}
        onDone={(before, after) => writeTags(readTags(before), readTags(after))}
      />
    </details>
  );
}

function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

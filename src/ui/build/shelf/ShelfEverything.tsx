import { useRef, useState } from 'preact/hooks';
import { count } from '../../../text/count.ts';
import { download } from '../../kit/hand-over.ts';
import { Icon } from '../../kit/Icon.tsx';
import { dayOf } from '../../team-shelf/team-words.ts';
import { exportEverything, importEverything } from './everything.ts';
import { sayKept } from './say-kept.ts';

/** All there is as one file, out and in. */
export function ShelfEverything() {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const save = () => {
    const file = new Blob([exportEverything()], { type: 'application/json' });
    download(file, `dicewright-${dayOf(Date.now())}.json`);
  };
  const load = async (file: File) => {
    const read = importEverything(await file.text().catch(() => ''));
    setProblems(read.problems);
    sayKept(`${count(read.teams, 'team')} came in.`);
  };
  return (
    <section class="shelf-part">
      <h3>Everything</h3>
      <p class="quiet">
        One file with every team, its history and snapshots, your formats and saved searches.
        Reading it never overwrites a team.
      </p>
      <div class="shelf-actions">
        <button class="button" type="button" onClick={save}>
          <Icon name="download" /> Download everything
        </button>
        <button class="button" type="button" onClick={() => input.current?.click()}>
          <Icon name="upload" /> Read such a file
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="File with everything"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) load(file);
            currentTarget.value = '';
          }}
        />
      </div>
      {problems.length > 0 && (
        <ul class="problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

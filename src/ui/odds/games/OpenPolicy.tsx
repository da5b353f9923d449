import { useState } from 'preact/hooks';
import { formatPolicy, LONGEST_POLICY, readPolicy } from '../../../dice-masters/players/index.ts';
import { called } from '../../../text/called.ts';
import { announce } from '../../kit/announce.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { ask } from '../odds-state.ts';

/** Problems that are told one by one. */
const MOST_TOLD = 8;
/** Letters may take several bytes each. */
const LARGEST_FILE = LONGEST_POLICY * 4;

interface Trouble {
  file: string;
  problems: readonly string[];
}

/** Opens a policy that was saved before; what is wrong with a file is told, and nothing is changed. */
export function OpenPolicy() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const open = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const problems = await openFile(file);
    setTrouble(problems.length === 0 ? null : { file: called(file.name, 'The file'), problems });
    // The same file may be chosen again once it is mended.
    input.value = '';
  };
  return (
    <>
      <label class="button file-button">
        <Icon name="upload" /> Open a policy
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => open(currentTarget)}
        />
      </label>
      {trouble && (
        <div class="policy-trouble">
          <Notice>
            <p>
              {trouble.file} could not be opened as a policy. The policy above stays as it was. Mend
              the file, or choose one that was saved here.
            </p>
            <ul>
              {trouble.problems.slice(0, MOST_TOLD).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {trouble.problems.length > MOST_TOLD && (
                <li>And {trouble.problems.length - MOST_TOLD} more.</li>
              )}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}

/** Chooses the policy in a file, without the changes made to another; or gives what is wrong. */
async function openFile(file: File): Promise<string[]> {
  if (file.size > LARGEST_FILE) return ['It is too long for a policy.'];
  let text: string;
  try {
    text = await file.text();
  } catch {
    return ['The browser could not read it. Choose it once more.'];
  }
  const read = readPolicy(text);
  if (!read.ok) return read.problems;
  ask({ policy: formatPolicy(read.policy), firstBuy: '', goal: '', attack: '' });
  announce(`${called(read.policy.name, 'The policy')} is open.`);
  return [];
}

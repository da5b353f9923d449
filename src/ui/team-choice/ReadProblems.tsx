import type { PasteReading } from '../../dice-masters/teams/index.ts';

/** Problems that are shown one by one. */
const MOST_TOLD = 20;

/** What a paste was taken for, in a sentence. */
export function recognition({ recognised, teams, problems }: PasteReading): string {
  const found = teams.length === 0 ? 'no team in it' : count(teams.length, 'team');
  const amiss = problems.length === 0 ? '' : `, ${count(problems.length, 'thing')} to look at`;
  return `This is ${recognised}: ${found}${amiss}.`;
}

/** A problem with its line, where there is no room for a list of them. */
export function problemWords({ message, where, line }: PasteReading['problems'][number]): string {
  const place = line === undefined ? '' : `Line ${line}: `;
  return `${place}${message}${where && !message.includes(where) ? ` (${where})` : ''}`;
}

/** What in a paste deserves a look, each with the line that it is about. */
export function ReadProblems({ problems }: Pick<PasteReading, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul class="read-problems">
      {problems.slice(0, MOST_TOLD).map(({ message, where, line }, at) => (
        <li key={`${at}${where}`}>
          {line !== undefined && <b>Line {line}</b>} <span>{message}</span>{' '}
          {where && !message.includes(where) && <code>{where}</code>}
        </li>
      ))}
      {problems.length > MOST_TOLD && <li>And {problems.length - MOST_TOLD} more of the kind.</li>}
    </ul>
  );
}

function count(amount: number, one: string): string {
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}

import { useStore } from '@nanostores/preact';
import { isEmptyTeam, isLegal, type Problem } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { Icon } from '../../kit/Icon.tsx';
import { $team } from '../../team-shelf/team-store.ts';
import { $format, $problems, $ruleLinks } from '../build-state.ts';
import { repair } from '../team-actions.ts';

/** A quiet seal for a legal team; else how it stands with the rules, in one line. */
export function Seal() {
  const problems = useStore($problems);
  const format = useStore($format);
  const team = useStore($team);
  if (!problems || !format) return <p class="seal waiting">The cards are on their way.</p>;
  if (isEmptyTeam(team)) {
    return (
      <p class="seal empty">
        <span>
          Nothing on the team yet. It will be judged as{' '}
          <strong>{called(format.name, 'this format')}</strong>.
        </span>
      </p>
    );
  }
  if (!isLegal(problems)) return <Verdict faults={faultsOf(problems)} name={format.name} />;
  const notes = problems.filter(({ severity }) => severity === 'note').length;
  return (
    <p class="seal legal">
      <Icon name="check" />
      <span>
        Legal for <strong>{called(format.name, 'this format')}</strong>.{' '}
        {notes > 0 ? noteWords(notes) : 'Nothing to repair'}.
      </span>
    </p>
  );
}

/** Every problem with its rule and, where there is one, its repair. */
export function Faults() {
  const problems = useStore($problems) ?? [];
  const isEmpty = isEmptyTeam(useStore($team));
  const faults = faultsOf(problems);
  return isEmpty || faults.length === 0 ? null : <ProblemList problems={faults} />;
}

/** What is worth knowing and breaks no rule. */
export function Notes() {
  const problems = useStore($problems) ?? [];
  const isEmpty = isEmptyTeam(useStore($team));
  const notes = problems.filter(({ severity }) => severity === 'note');
  if (isEmpty || notes.length === 0) return null;
  return (
    <details class="team-notes">
      <summary>{noteWords(notes.length)}</summary>
      <ProblemList problems={notes} />
    </details>
  );
}

function noteWords(notes: number): string {
  return notes === 1 ? '1 note' : `${notes} notes`;
}

function faultsOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity !== 'note');
}

function Verdict({ faults, name }: { faults: Problem[]; name: string }) {
  const illegal = faults.filter(({ severity }) => severity === 'illegal').length;
  return (
    <p class={`seal ${illegal > 0 ? 'illegal' : 'incomplete'}`}>
      <Icon name={illegal > 0 ? 'warning' : 'note'} />
      <span>
        {illegal > 0 ? 'Not legal' : 'Not complete'} for{' '}
        <strong>{called(name, 'this format')}</strong>.{' '}
        {faults.length > 1 && `${faults.length} points to mend.`}
      </span>
    </p>
  );
}

/** A list that somebody reads to its end. */
const MOST_TOLD = 20;

function ProblemList({ problems }: { problems: Problem[] }) {
  const links = useStore($ruleLinks);
  return (
    <ul class="team-problems">
      {problems.slice(0, MOST_TOLD).map((problem) => (
        <li class={problem.severity} key={`${problem.check}${problem.message}`}>
          <p>
            {problem.message}{' '}
            {links[problem.rule] && (
              <a
                href={links[problem.rule]}
                aria-label={`Rule ${problem.rule}`}
                target="_blank"
                rel="noopener"
              >
                {problem.rule}
              </a>
            )}
          </p>
          {problem.repair && <RepairButton {...problem.repair} />}
        </li>
      ))}
      {problems.length > MOST_TOLD && (
        <li>
          <p>And {problems.length - MOST_TOLD} more, told once these are gone.</p>
        </li>
      )}
    </ul>
  );
}

function RepairButton(fix: NonNullable<Problem['repair']>) {
  return (
    <button class="button small" type="button" onClick={() => repair(fix)}>
      <Icon name="repair" /> {fix.label}
    </button>
  );
}

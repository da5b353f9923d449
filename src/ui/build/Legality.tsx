import { useStore } from '@nanostores/preact';
import { isEmptyTeam } from '../../domain/team.ts';
import type { Problem } from '../../teams/problem.ts';
import { isLegal } from '../../teams/problem.ts';
import { Icon } from '../cards/Icon.tsx';
import { $format, $problems, $ruleLinks } from './build-state.ts';
import { $team } from './library/team-store.ts';
import { repair } from './team-actions.ts';

/** A quiet seal for a legal team; else every problem with its rule and, where there is one, its repair. */
export function Legality() {
  const problems = useStore($problems);
  const format = useStore($format);
  const team = useStore($team);
  if (!problems || !format)
    return (
      <p class="seal waiting">
        The cards are on their way, and with them every check of the rules.
      </p>
    );
  const isEmpty = isEmptyTeam(team);
  const notes = problems.filter(({ severity }) => severity === 'note');
  const faults = problems.filter(({ severity }) => severity !== 'note');
  return (
    <section class="legality" aria-label="Legality">
      {isEmpty ? (
        <p class="seal empty">
          <span>
            Nothing on the team yet. It will be judged as <strong>{format.name}</strong>.
          </span>
        </p>
      ) : isLegal(problems) ? (
        <p class="seal legal">
          <Icon name="check" />
          <span>
            Legal for <strong>{format.name}</strong>. {notes.length === 0 && 'Nothing to repair.'}
          </span>
        </p>
      ) : (
        <Verdict faults={faults} name={format.name} />
      )}
      {!isEmpty && faults.length > 0 && <ProblemList problems={faults} />}
      {notes.length > 0 && !isEmpty && (
        <details class="team-notes">
          <summary>{notes.length === 1 ? '1 note' : `${notes.length} notes`}</summary>
          <ProblemList problems={notes} />
        </details>
      )}
    </section>
  );
}

function Verdict({ faults, name }: { faults: Problem[]; name: string }) {
  const illegal = faults.filter(({ severity }) => severity === 'illegal').length;
  return (
    <p class={`seal ${illegal > 0 ? 'illegal' : 'incomplete'}`}>
      <Icon name={illegal > 0 ? 'warning' : 'note'} />
      <span>
        {illegal > 0 ? 'Not legal' : 'Not complete'} for <strong>{name}</strong>.
      </span>
    </p>
  );
}

function ProblemList({ problems }: { problems: Problem[] }) {
  const links = useStore($ruleLinks);
  return (
    <ul class="team-problems">
      {problems.map((problem) => (
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

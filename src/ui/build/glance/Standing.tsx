import { isLegal, type Problem } from '../../../dice-masters/teams/index.ts';
import { called } from '../../../text/called.ts';
import { Icon } from '../../kit/Icon.tsx';

/** Problems told in full; the builder itself shows the others. */
const SHOWN = 4;

/** How a team stands in a format, at a glance. */
export function Standing({ problems, format }: { problems: Problem[]; format: string }) {
  const faults = problems.filter(({ severity }) => severity !== 'note');
  const isIllegal = faults.some(({ severity }) => severity === 'illegal');
  const { look, icon, words } = isLegal(problems)
    ? ({ look: 'legal', icon: 'check', words: 'Legal for' } as const)
    : isIllegal
      ? ({ look: 'illegal', icon: 'warning', words: 'Not legal for' } as const)
      : ({ look: 'incomplete', icon: 'note', words: 'Not complete for' } as const);
  return (
    <div class="standing">
      <p class={`seal ${look}`}>
        <Icon name={icon} />
        <span>
          {words} <strong>{called(format, 'this format')}</strong>.
        </span>
      </p>
      {faults.length > 0 && (
        <ul class="team-problems">
          {faults.slice(0, SHOWN).map(({ check, message, severity }) => (
            <li class={severity} key={check + message}>
              <p>{message}</p>
            </li>
          ))}
        </ul>
      )}
      {faults.length > SHOWN && <p class="quiet">And {faults.length - SHOWN} more.</p>}
    </div>
  );
}

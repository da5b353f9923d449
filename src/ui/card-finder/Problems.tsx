import { useStore } from '@nanostores/preact';
import type { QueryProblem } from '../../query/tree.ts';
import { isBeingTyped } from './being-typed.ts';
import { chooseQuery } from './search-actions.ts';
import { $answer, $cursor, $text } from './search-state.ts';

const MOST = 4;

/** Why terms are ignored, each with the likely spelling to take by one click. */
export function Problems() {
  const answer = useStore($answer);
  const text = useStore($text);
  useStore($cursor);
  if (!answer || answer.text !== text) return null;
  const { source, problems } = answer.parsed;
  const shown = problems.filter(({ span }) => !isBeingTyped(span));
  if (shown.length === 0) return null;
  return (
    <ul class="problems" aria-label="Ignored terms">
      {shown.slice(0, MOST).map((problem) => (
        <li key={problem.span.start}>
          <span>{problem.message}</span>
          {problem.fix !== null && <Fix problem={problem} fix={problem.fix} source={source} />}
        </li>
      ))}
      {shown.length > MOST && <li>And {shown.length - MOST} more.</li>}
    </ul>
  );
}

function Fix({
  problem: { span },
  fix,
  source,
}: {
  problem: QueryProblem;
  fix: string;
  source: string;
}) {
  const written = fix.slice(span.start, fix.length - (source.length - span.end)).trim();
  return (
    <button class="fix" type="button" onClick={() => chooseQuery(fix)}>
      {written ? (
        <>
          Use <code>{written}</code>
        </>
      ) : (
        'Take it out'
      )}
    </button>
  );
}

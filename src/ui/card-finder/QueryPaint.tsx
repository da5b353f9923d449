import { useStore } from '@nanostores/preact';
import type { Ref } from 'preact';
import { paintQuery } from '../../query/paint.ts';
import { isBeingTyped } from './being-typed.ts';
import { $answer, $cursor, $text } from './search-state.ts';

/** The query again, below the letters of the box: fields coloured, ignored terms underlined. */
export function QueryPaint({ box }: { box: Ref<HTMLDivElement> }) {
  const text = useStore($text);
  const answer = useStore($answer);
  useStore($cursor);
  const problems = answer?.text === text ? answer.parsed.problems : [];
  const faults = problems.filter(({ span }) => !isBeingTyped(span));
  return (
    <div class="query-paint" aria-hidden="true" ref={box}>
      {paintQuery(text, faults).map(({ text: piece, look, bad }) => (
        <span class={bad ? `${look} bad` : look}>{piece}</span>
      ))}
    </div>
  );
}

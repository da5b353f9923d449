import { useStore } from '@nanostores/preact';
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../../query/answer.ts';
import { isBeingTyped } from './being-typed.ts';
import { $wordsForQuery, loadWords } from './card-words.ts';
import { $answer, $cursor } from './search-state.ts';

/** Milliseconds without a change before it is read out. */
const QUIET = 700;

/** What the query means, in English, and how many cards fit. */
export function Echo({ total }: { total: number }) {
  const answer = useStore($answer);
  useStore($cursor);
  const sentence = answer?.sentence ?? 'All cards.';
  const count = answer?.total ?? total;
  const ignored = answer?.parsed.problems.filter(({ span }) => !isBeingTyped(span)).length ?? 0;
  const words = countWords(count);
  const wordsState = useStore($wordsForQuery);
  const badge = ignored === 0 ? '' : ignored === 1 ? '1 term ignored' : `${ignored} terms ignored`;
  if (wordsState === 'none' || wordsState === 'loading') return <Reading />;
  return (
    <div class="echo">
      <p class="meaning">
        <span title={sentence}>{sentence}</span> <strong>{words}</strong>
        {badge && <span class="ignored">{badge}</span>}
      </p>
      {wordsState === 'failed' && <NoWords />}
      {answer && <Remarks answer={answer} />}
      <Announcer words={[words, badge].filter(Boolean).join(', ')} />
    </div>
  );
}

/** The query asks for words that are still on their way. */
function Reading() {
  return (
    <div class="echo">
      <p>Reading the card texts…</p>
      <Announcer words="Reading the card texts." />
    </div>
  );
}

/** The words did not arrive: says what that means and offers another try. */
function NoWords() {
  return (
    <p class="remark" role="alert">
      The card texts could not be loaded, so terms on effects are left out.{' '}
      {navigator.onLine ? 'Wait a moment, then try again.' : 'There is no connection.'}{' '}
      <button class="button small" type="button" onClick={() => loadWords()}>
        Try again
      </button>
    </p>
  );
}

function Remarks({ answer: { near, cards, cutOff, parsed, total } }: { answer: Answer }) {
  return (
    <>
      {near > 0 && near === cards.length && (
        <p class="remark">Nothing is spelled quite like that. These names come near.</p>
      )}
      {near > 0 && near < cards.length && (
        <p class="remark">The last {near} only come near in spelling.</p>
      )}
      {cutOff && (
        <p class="remark">
          The pattern took too long and was stopped, so some cards may be missing. A simpler one
          finds them all.
        </p>
      )}
      {parsed.directives.limit !== null && cards.length < total && (
        <p class="remark">
          <code>limit:</code> shows the first {cards.length.toLocaleString('en')}.
        </p>
      )}
    </>
  );
}

function countWords(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'card' : 'cards'}`;
}

/** Says the result to screen readers once typing pauses. */
function Announcer({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p class="visually-hidden" role="status">
      {said}
    </p>
  );
}

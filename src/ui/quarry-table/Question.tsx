import { useEffect, useRef } from 'preact/hooks';
import type { Box, GameView, QuestionView } from '../../quarriors/engine/index.ts';
import { askedWords, optionWords } from '../../quarriors/words/index.ts';
import { QuarryDie } from '../kit/QuarryDie.tsx';
import { faceOf } from './faces.ts';
import { answer } from './table-state.ts';

interface Props {
  question: QuestionView;
  view: GameView;
  name: string;
  box: Box;
  rules: Readonly<Record<string, string>>;
}

const MOST_KEYS = 9;

/** What is asked, with a button for each answer; the digits answer too. */
export function Question({ question, view, name, box, rules }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever works the table by keyboard goes on where the answers are.
    const { activeElement } = document;
    if (activeElement === document.body || area.current?.contains(activeElement)) {
      first.current?.focus({ preventScroll: true });
    }
  }, [question]);
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      const isTyping =
        target instanceof HTMLElement && target.closest('input, select, textarea, dialog');
      if (isTyping || ctrlKey || altKey || metaKey || !/^[1-9]$/.test(key)) return;
      if (Number(key) <= question.options.length) answer(Number(key) - 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [question]);
  const where = rules[question.why];
  return (
    <section class="quarry-question" aria-labelledby="quarry-asked" ref={area}>
      <h2 id="quarry-asked">
        {name}: {askedWords(question)}{' '}
        {where ? (
          <a href={where} target="_blank" rel="noopener" title={`Why? Rule ${question.why}`}>
            {question.why}
          </a>
        ) : (
          <small>{question.why}</small>
        )}
      </h2>
      <p class="quiet">{`Quiddity in reach: ${view.available}`}</p>
      <ul class="quarry-options">
        {question.options.map((option, place) => {
          const shown = option.row === undefined ? null : faceOf(box, view.wilds, option.row);
          return (
            <li key={place}>
              <button
                type="button"
                class="button"
                ref={place === 0 ? first : null}
                onClick={() => answer(place)}
              >
                {place < MOST_KEYS && <span class="quarry-key">{place + 1}</span>}
                {shown && <QuarryDie face={shown.face} id={shown.own.id} name={shown.own.name} />}
                <span>{optionWords(option, question)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

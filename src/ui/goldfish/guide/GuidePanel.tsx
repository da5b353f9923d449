import { Icon } from '../../kit/Icon.tsx';
import { RuleLinks, useRuleAddress } from '../RuleLinks.tsx';
import { BOOK_TITLES } from './books.ts';
import { type Guide, goToStep, leaveGuide } from './guide-state.ts';
import { shownStep } from './step-words.ts';

/** The step in words, with its rules, and the way through the game. */
export function GuidePanel({ guide }: { guide: Guide }) {
  const { book, told, steps, at } = guide;
  const { turn, step } = shownStep(guide);
  const page = useRuleAddress(turn?.rule ?? '');
  const last = steps.length - 1;
  return (
    <section class="decision guide" aria-label="Worked example">
      <p class="guide-book">Worked example: {BOOK_TITLES[book]}</p>
      <h2>{turn?.title}</h2>
      {at === 0 && <p class="guide-intro">{told.intro}</p>}
      <p class="guide-words">{step?.words}</p>
      <RuleLinks rules={step?.rules ?? []} />
      <div class="guide-ways">
        <button type="button" class="button" disabled={at === 0} onClick={() => goToStep(at - 1)}>
          <Icon name="previous" /> Back
        </button>
        <button
          type="button"
          class="button primary"
          disabled={at === last}
          onClick={() => goToStep(at + 1)}
        >
          Next <Icon name="next" />
        </button>
        <output class="at">
          {at + 1}/{last + 1}
        </output>
      </div>
      <input
        type="range"
        aria-label="Step of the example"
        aria-valuetext={`Step ${at + 1} of ${last + 1}: ${turn?.title ?? ''}`}
        min={0}
        max={last}
        value={at}
        onInput={({ currentTarget }) => goToStep(Number(currentTarget.value))}
      />
      <p class="guide-elsewhere">
        {page && (
          <a href={page} class="guide-page">
            This turn in the rules
          </a>
        )}
        <button type="button" class="guide-leave" onClick={leaveGuide}>
          Play a game yourself
        </button>
      </p>
      <p class="keys-hint">
        <kbd>→</kbd> next, <kbd>←</kbd> back
      </p>
    </section>
  );
}

import { useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../kit/Icon.tsx';
import { focusLine } from './focus-line.ts';
import type { WordSource } from './lines.ts';
import type { Naming } from './naming.ts';
import { type Choice, choicesFrom, offersFor } from './words-to-choose.ts';

interface FinderProps {
  /** What the line is called. */
  title: string;
  source: WordSource;
  taken: readonly string[];
  naming: Naming;
  take: (code: string) => void;
}

/** A box that offers names as one types; Enter takes the first. */
export function WordFinder({ title, source, taken, naming, take }: FinderProps) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const isUsed = typed !== '';
  const choices = useMemo(
    () => (isUsed ? choicesFrom(source, naming.packed, naming.cards) : []),
    [source, naming, isUsed],
  );
  const offers = offersFor(typed, choices, taken);
  const pick = ({ code }: Choice) => {
    take(code);
    setTyped('');
    box.current?.focus();
  };
  return (
    <div class="finder-box">
      <input
        ref={box}
        type="text"
        value={typed}
        spellcheck={false}
        autocomplete="off"
        placeholder={`Find ${source}`}
        aria-label={`${title}: find ${source}`}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = offers;
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          pick(first);
        }}
      />
      {offers.length > 0 && (
        <ul aria-label={`Offers for ${title}`}>
          {offers.map((offer) => (
            <li key={offer.code}>
              <button type="button" onClick={() => pick(offer)}>
                <Icon name="add" /> <span class="label">{offer.label}</span>
                <span class="quiet">{offer.about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class={isUsed && offers.length === 0 ? 'quiet' : 'visually-hidden'} role="status">
        {isUsed && (offers.length === 0 ? 'Nothing of that name.' : `${offers.length} offered.`)}
      </p>
    </div>
  );
}

interface WordsProps extends Omit<FinderProps, 'taken' | 'take'> {
  chosen: readonly string[];
  change: (chosen: string[]) => void;
}

/** A list of names: each to be taken out by a click, others to be found by typing. */
export function WordsControl({ chosen, change, ...finder }: WordsProps) {
  return (
    <>
      {chosen.length > 0 && (
        <ul class="chosen">
          {chosen.map((code) => {
            const name = finder.naming.nameOf(finder.source, code);
            return (
              <li key={code}>
                <button
                  type="button"
                  aria-label={`Take out ${name}`}
                  onClick={({ currentTarget }) => {
                    focusLine(currentTarget);
                    change(chosen.filter((one) => one !== code));
                  }}
                >
                  {name} <Icon name="clear" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <WordFinder {...finder} taken={chosen} take={(code) => change([...chosen, code])} />
    </>
  );
}

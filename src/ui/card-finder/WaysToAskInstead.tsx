import { useStore } from '@nanostores/preact';
import { address } from '../address/site-root.ts';
import { otherReading } from './other-reading.ts';
import { chooseQuery } from './search-actions.ts';
import { $catalogue, $shown } from './search-state.ts';

/** What a query that no card fits may have meant, and ways to ask for less. */
export function WaysToAskInstead() {
  const cards = useStore($catalogue);
  const answer = useStore($shown);
  if (!cards || !answer) return null;
  const { didYouMean, relaxed, text } = answer;
  const reading = otherReading(text, cards.packed);
  return (
    <>
      {reading && (
        <p>
          <button class="button primary" type="button" onClick={() => chooseQuery(reading.query)}>
            Did you mean {reading.words}?
          </button>
        </p>
      )}
      {!reading && didYouMean !== null && relaxed.length === 0 && (
        <p>
          <button
            class="button primary"
            type="button"
            onClick={() => chooseQuery(`"${didYouMean}"`)}
          >
            Did you mean {didYouMean}?
          </button>
        </p>
      )}
      {relaxed.length > 0 && (
        <ul class="relaxed">
          {relaxed.map((one) => (
            <li key={one.without}>
              <button class="button" type="button" onClick={() => chooseQuery(one.text)}>
                <span>
                  Without <code>{one.without}</code>
                </span>
                <b>{one.count.toLocaleString('en')}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        {text && (
          <button class="plain-button" type="button" onClick={() => chooseQuery('')}>
            Start again
          </button>
        )}{' '}
        or look through <a href={address('cards/a-z/')}>all cards from A to Z</a>, or read{' '}
        <a href={address('cards/help/')}>what the search understands</a>.
      </p>
    </>
  );
}

import type { Answer } from '../../query/answer.ts';
import { address } from '../site-root.ts';
import { chooseQuery } from './search-actions.ts';

/** No card fits: what could be asked instead. */
export function NothingFits({ answer: { didYouMean, relaxed, text } }: { answer: Answer }) {
  return (
    <div class="nothing-fits">
      <span class="die large unknown" aria-hidden="true">
        <b class="unknown">0</b>
      </span>
      <h2>No card fits all of that.</h2>
      {didYouMean !== null && relaxed.length === 0 && (
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
    </div>
  );
}

import { Later } from '../kit/Later.tsx';

const loadWays = () => import('./WaysToAskInstead.tsx').then((part) => part.WaysToAskInstead);

/** No card fits; what could be asked instead is loaded once it is needed. */
export function NothingFits() {
  return (
    <div class="nothing-fits">
      <span class="die large unknown" aria-hidden="true">
        <b class="unknown">0</b>
      </span>
      <h2>No card fits all of that.</h2>
      <Later load={loadWays} />
    </div>
  );
}

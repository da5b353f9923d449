import { Icon } from '../../kit/Icon.tsx';
import { focusLine } from './focus-line.ts';

const COSTS: readonly (number | null)[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, null];

interface Props {
  costs: readonly (number | null)[];
  change: (costs: (number | null)[]) => void;
}

/** A purchase cost for every card of the team, put together one by one. */
export function CostsControl({ costs, change }: Props) {
  return (
    <>
      {costs.length > 0 && (
        <ul class="chosen">
          {costs.map((cost, at) => (
            <li key={`${at}-${cost}`}>
              <button
                type="button"
                aria-label={`Take out cost ${costName(cost)}`}
                onClick={({ currentTarget }) => {
                  focusLine(currentTarget);
                  change(costs.toSpliced(at, 1));
                }}
              >
                {costName(cost)} <Icon name="clear" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <fieldset class="toggles">
        <legend class="visually-hidden">Add a cost</legend>
        {COSTS.map((cost) => (
          <button
            key={costName(cost)}
            type="button"
            aria-label={`Add cost ${costName(cost)}`}
            onClick={() => change(inOrder([...costs, cost]))}
          >
            {costName(cost)}
          </button>
        ))}
      </fieldset>
    </>
  );
}

function costName(cost: number | null): string {
  return cost === null ? 'any' : String(cost);
}

/** Lowest first, any cost last. */
function inOrder(costs: (number | null)[]): (number | null)[] {
  return costs.sort((a, b) => (a ?? 100) - (b ?? 100));
}

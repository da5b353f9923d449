import { ICON_NAMES, type Plan, WISHES } from '../../../shadows-of-the-past/dice/index.ts';
import type { Turtle } from './roll-state.ts';

interface Props {
  turtles: readonly Turtle[];
  plan: Plan;
  change: (plan: Plan) => void;
  arrange: () => void;
}

const MOST = 9;

/** Icons that each hero wants this round. */
export function PlanForm({ turtles, plan, change, arrange }: Props) {
  return (
    <div class="sh-scroll" role="group" tabIndex={0} aria-label="Plan">
      <table class="sh-plan">
        <caption>Plan: icons wanted</caption>
        <thead>
          <tr>
            <td />
            {WISHES.map((wish) => (
              <th key={wish} scope="col">
                {ICON_NAMES[wish]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turtles.map(({ hero, name }) => (
            <tr key={hero}>
              <th scope="row">{name}</th>
              {WISHES.map((wish) => (
                <td key={wish}>
                  <input
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={MOST}
                    aria-label={`${ICON_NAMES[wish]} for ${name}`}
                    value={plan[hero]?.[wish] ?? 0}
                    onInput={({ currentTarget }) => {
                      const wanted = Math.min(
                        MOST,
                        Math.max(0, Math.trunc(Number(currentTarget.value)) || 0),
                      );
                      change({ ...plan, [hero]: { ...plan[hero], [wish]: wanted } });
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="button" onClick={arrange}>
        Arrange for this plan
      </button>
    </div>
  );
}

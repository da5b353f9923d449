import { useState } from 'preact/hooks';
import { type Faces, type Plan, serve } from '../../../shadows-of-the-past/dice/index.ts';
import { newSeed } from '../../luck/new-seed.ts';
import type { ShadowsBox } from '../box.ts';
import { RuleLink } from '../RuleLink.tsx';
import { PlanForm } from './PlanForm.tsx';
import { RolledDice } from './RolledDice.tsx';
import { arrangeFor, type RolledRow, reroll, rollAll, rowOf, type Turtle } from './roll-state.ts';

interface Props {
  turtles: readonly Turtle[];
  faces: Faces;
  rules: ShadowsBox['rules'];
}

/** Four rows of dice around the table. */
export function RollTable({ turtles, faces, rules }: Props) {
  const [rows, setRows] = useState<RolledRow[]>([]);
  const [plan, setPlan] = useState<Plan>({});
  const change = (place: number, row: RolledRow) =>
    setRows(rows.map((one, at) => (at === place ? row : one)));
  const served = serve(rows.map(rowOf), plan);
  return (
    <section class="sh-panel" aria-label="Roll">
      <p class="sh-row">
        <button
          type="button"
          class="button primary"
          onClick={() => setRows(rollAll(turtles, faces.action, newSeed()))}
        >
          Roll for all four
        </button>
        {rows.length > 0 && (
          <span>
            The ends of a row are shared with the neighbors, round the table.{' '}
            <RuleLink id="S3.4" rules={rules} />
          </span>
        )}
      </p>
      {rows.map((row, place) => (
        <RolledDice
          key={row.hero}
          row={row}
          all={rows}
          place={place}
          again={(chosen) => change(place, reroll(row, chosen, newSeed()))}
          change={(next) => change(place, next)}
        />
      ))}
      {rows.length > 0 && (
        <>
          <PlanForm
            turtles={turtles}
            plan={plan}
            change={setPlan}
            arrange={() => setRows(arrangeFor(rows, plan))}
          />
          <ul class="sh-list" role="status">
            {served.map(({ hero, name, wish, wanted, has, by }) => (
              <li key={`${hero} ${wish}`} class={has >= wanted ? 'met' : 'short'}>
                <b>
                  {name}: {has} of {wanted} {wish}
                </b>{' '}
                {by
                  .map(({ face, from }) => (from === name ? face : `${face} from ${from}`))
                  .join(', ') || 'no die gives it'}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import { useMemo, useState } from 'preact/hooks';
import { DICE_PER_TURN } from '../../quarriors/cards/index.ts';
import type { Box } from '../../quarriors/engine/index.ts';
import {
  findDie,
  meanQuiddity,
  quiddityCurve,
  REROLL_WORDS,
  REROLLS,
  type Reroll,
  WHAT_COUNTS,
} from '../../quarriors/odds/index.ts';
import { formatFraction, formatPercent, toNumber } from '../../tabletop/fraction.ts';
import { Notice } from '../kit/Notice.tsx';
import { Segments } from '../kit/Segments.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import { AttackCounter } from './AttackCounter.tsx';

const MOST_OF_ONE = 12;
const MOST_DICE = 20;
const AMOUNTS = 12;
const REROLL_NAMES: Readonly<Record<Reroll, string>> = {
  none: 'No re-rolls',
  assistant: 'Own re-rolls',
  best: 'Best re-rolls',
};

/** Exact chances of Quiddity for any bag, and what an attack leaves. */
export function QuarryOdds({ box }: { box: Box }) {
  const [counts, setCounts] = useState<Record<string, number>>({ quiddity: 8, assistant: 4 });
  const [reroll, setReroll] = useState<Reroll>('assistant');
  const [added, setAdded] = useState('');
  const answer = useMemo(() => count(box, counts, reroll), [counts, reroll]);
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const nameOf = (id: string) =>
    box.cards.find((card) => card.id === id)?.name ??
    box.classes.find((one) => one.id === id)?.name ??
    id;
  const add = (event: Event) => {
    event.preventDefault();
    if (added !== '') setCounts({ ...counts, [added]: Math.max(1, counts[added] ?? 0) });
  };
  return (
    <div class="quarry-odds">
      <section aria-labelledby="odds-bag">
        <h2 id="odds-bag">
          Dice in the bag <small>{total}</small>
        </h2>
        <ul class="quarry-odds-dice">
          {Object.entries(counts).map(([id, value]) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <Stepper
                label={nameOf(id)}
                value={value}
                least={0}
                most={MOST_OF_ONE}
                change={(next) => setCounts({ ...counts, [id]: next })}
              />
            </li>
          ))}
        </ul>
        <form class="quarry-odds-add" onSubmit={add}>
          <label>
            Another die{' '}
            <select value={added} onChange={({ currentTarget }) => setAdded(currentTarget.value)}>
              <option value="">Choose a card</option>
              {box.cards.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" class="button">
            Add
          </button>
        </form>
        <Segments
          legend="Re-rolls"
          name="odds-reroll"
          options={REROLLS.map((id) => [id, REROLL_NAMES[id]] as const)}
          chosen={reroll}
          choose={setReroll}
        />
        <p class="quiet">
          {REROLL_WORDS[reroll]} {WHAT_COUNTS}
        </p>
      </section>
      <section aria-labelledby="odds-chances">
        <h2 id="odds-chances">Chance of at least so much</h2>
        {'problem' in answer ? (
          <Notice>{answer.problem}</Notice>
        ) : (
          <>
            <p role="status">{`${answer.mean} Quiddity on average from ${DICE_PER_TURN} dice.`}</p>
            <table class="quarry-odds-table">
              <thead>
                <tr>
                  <th scope="col">Quiddity</th>
                  <th scope="col">Chance</th>
                  <th scope="col">Exactly</th>
                </tr>
              </thead>
              <tbody>
                {answer.rows.map(({ amount, percent, fraction, share }) => (
                  <tr key={amount}>
                    <th scope="row">{amount}+</th>
                    <td>
                      <meter min={0} max={1} value={share} aria-label={percent} /> {percent}
                    </td>
                    <td class="quiet">{fraction}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </section>
      <AttackCounter />
    </div>
  );
}

type Counted =
  | { problem: string }
  | {
      mean: string;
      rows: { amount: number; percent: string; fraction: string; share: number }[];
    };

const LONGEST_FRACTION = 24;

function count(box: Box, counts: Readonly<Record<string, number>>, reroll: Reroll): Counted {
  const dice = Object.entries(counts).filter(([, value]) => value > 0);
  const kinds = dice.flatMap(([id]) => findDie(id, box) ?? []);
  const bag = dice.map(([, value]) => value);
  const total = bag.reduce((sum, one) => sum + one, 0);
  if (total === 0) return { problem: 'The bag is empty. Add a die.' };
  if (total > MOST_DICE) return { problem: `At most ${MOST_DICE} dice are counted here.` };
  const draw = { kinds, bag, used: kinds.map(() => 0), draw: DICE_PER_TURN, reroll };
  try {
    const rows = quiddityCurve(draw, AMOUNTS).map((chance, at) => {
      const fraction = formatFraction(chance);
      return {
        amount: at + 1,
        percent: formatPercent(chance),
        fraction: fraction.length > LONGEST_FRACTION ? '' : fraction,
        share: toNumber(chance),
      };
    });
    return { mean: toNumber(meanQuiddity(draw)).toFixed(3), rows };
  } catch (error) {
    if (error instanceof RangeError) return { problem: error.message };
    throw error;
  }
}

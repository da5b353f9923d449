import { useStore } from '@nanostores/preact';
import { atom } from 'nanostores';
import {
  type Fraction,
  formatFraction,
  formatPercent,
  toNumber,
} from '../../../tabletop/fraction.ts';
import { announce } from '../../kit/announce.ts';
import { Cost } from '../../kit/Cost.tsx';
import { Unbroken } from '../../kit/Unbroken.tsx';
import { $chosen } from '../goldfish-state.ts';
import { useLook } from '../table-look.ts';
import { Bar } from './Bar.tsx';
import { againWords, diceWords } from './coach-words.ts';
import type { PurchaseGoal } from './goals.ts';
import type { GoalOdds } from './reroll-answers.ts';
import { useAnswers } from './use-answers.ts';

/** The card that the player rolls for, and one to buy with it; they stay from turn to turn. */
const $goal = atom<number | null>(null);
const $also = atom<number | null>(null);

/** The chance to buy each card after rolling the chosen dice again, and the best dice for it. */
export function RerollCoach() {
  const { table, chosen } = useLook();
  const { game } = table.run;
  const also = useStore($also);
  const wanted = useStore($goal);
  const answered = useAnswers(game, also);
  if (!answered) return <p class="quiet">Counting every way the dice can land.</p>;
  const { answers, rows } = answered;
  const places = answers.placesOf(chosen);
  const beyond = rows.filter(({ known }) => known?.best.chance.num === 0n);
  const within = rows.filter((row) => !beyond.includes(row));
  const choose = ({ goal, known }: GoalOdds) => {
    $goal.set(goal.card);
    if (!known) return;
    const { dice, chance } = known.best;
    $chosen.set(dice);
    announce(`For ${goal.name}: ${diceWords(game, dice)}. ${formatPercent(chance)}.`);
  };
  return (
    <>
      <h3>Chance to buy, if you {againWords(chosen.length)}</h3>
      <p class="quiet small">Choose a card: the best dice for it are chosen with it.</p>
      <ul class="goal-list">
        {within.map((row) => (
          <li key={row.goal.card}>
            <GoalRow
              row={row}
              places={places}
              isWanted={row.goal.card === wanted}
              choose={() => choose(row)}
            />
          </li>
        ))}
      </ul>
      {beyond.length > 0 && (
        <p class="quiet small out-of-reach">
          Out of reach with these dice: {beyond.map(({ goal }) => goal.name).join(', ')}.
        </p>
      )}
      <Wanted row={rows.find(({ goal }) => goal.card === wanted)} places={places} />
      <AlsoChoice goals={answers.goals} also={also} />
      <details class="how">
        <summary>How this is counted</summary>
        <p>
          For each set of dice you could roll again, every way they can land is counted; a way
          counts if it pays, each type on a unit of its own. Energy that abilities might bring after
          the roll is left out.
        </p>
      </details>
    </>
  );
}

interface RowProps {
  row: GoalOdds;
  places: readonly number[];
  isWanted: boolean;
  choose: () => void;
}

interface ChancesProps {
  known: NonNullable<GoalOdds['known']>;
  places: readonly number[];
}

function GoalRow({ row: { goal, known }, places, isWanted, choose }: RowProps) {
  return (
    <button type="button" class="goal" aria-pressed={isWanted} onClick={choose}>
      <Cost cost={goal.cost} energy={[...goal.types]} />
      <span class="goal-name">{goal.name}</span>
      {known ? (
        <Chances known={known} places={places} />
      ) : (
        <span class="goal-best">A die of this roll has faces that nobody could read.</span>
      )}
    </button>
  );
}

function Chances({ known: { after, best }, places }: ChancesProps) {
  const now = after(places);
  const isBest = toNumber(now) === toNumber(best.chance);
  return (
    <>
      <span class="goal-now unbroken" title={formatFraction(now)}>
        {formatPercent(now)}
      </span>
      <Bar now={toNumber(now)} most={toNumber(best.chance)} />
      <span class="goal-best">
        <Unbroken>
          {isBest
            ? bestWords(best.chance)
            : `best ${formatPercent(best.chance)}, if you ${againWords(best.dice.length)}`}
        </Unbroken>
      </span>
    </>
  );
}

function bestWords({ num, den }: Fraction): string {
  return num === den ? 'certain' : 'as good as it gets';
}

/** Says how the goal stands whenever dice are chosen, for people who do not see the rows. */
function Wanted({ row, places }: { row: GoalOdds | undefined; places: readonly number[] }) {
  if (!row?.known) return null;
  const now = row.known.after(places);
  return (
    <p class="goal-wanted" role="status">
      <b>{row.goal.name}</b>: {formatFraction(now)}, that is{' '}
      <span class="unbroken">{formatPercent(now)}</span>.
    </p>
  );
}

function AlsoChoice({ goals, also }: { goals: readonly PurchaseGoal[]; also: number | null }) {
  return (
    <label class="field also">
      And buy as well
      <select
        value={also === null ? '' : String(also)}
        onChange={({ currentTarget: { value } }) => $also.set(value === '' ? null : Number(value))}
      >
        <option value="">nothing else</option>
        {goals.map(({ card, name, cost }) => (
          <option key={card} value={String(card)}>
            {name} for {cost}
          </option>
        ))}
      </select>
    </label>
  );
}

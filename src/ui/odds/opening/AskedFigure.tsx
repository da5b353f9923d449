import { EXPLANATIONS, unitsOf } from '../../../dice-masters/odds/index.ts';
import {
  type Fraction,
  formatFraction,
  formatPercent,
  toNumber,
} from '../../../tabletop/fraction.ts';
import { Unbroken } from '../../kit/Unbroken.tsx';
import { type AskedTurn, SEATS, TURNS_ASKED } from '../asked.ts';
import { Figure } from '../charts/Figure.tsx';
import { type FigureTable, named } from '../charts/figure-table.ts';
import { Hundred } from '../charts/Hundred.tsx';
import { spokenChance } from '../charts/percent-words.ts';
import type { Shown } from './OpeningView.tsx';
import { SEAT_WORDS, TURN_WORDS } from './words.ts';

/** The answer in one sentence, as a percentage and as a fraction, and a hundred games of it. */
export function AskedFigure({ shown }: { shown: Shown }) {
  const { answer, asked, card, also, method } = shown;
  if (!answer.goal || !card) return null;
  const chance = answer.goal[asked.seat][asked.turn];
  const what = also ? `${card.name} and ${also.name}` : card.name;
  const how = also ? EXPLANATIONS['two-purchases'] : EXPLANATIONS['chance-to-pay'];
  return (
    <Figure
      id="odds-question"
      title={`${what} ${TURN_WORDS[asked.turn]}`}
      look="wide"
      say={<Verdict shown={shown} chance={chance} what={what} />}
      method={[...method, SEAT_WORDS[asked.seat].toLowerCase()]}
      how={[how, ...turnsHow(asked.turn)]}
      table={tableOf(shown)}
    >
      <Hundred
        id="odds-question"
        label={`${what} ${TURN_WORDS[asked.turn]}: ${formatPercent(chance)}`}
        chance={toNumber(chance)}
      />
    </Figure>
  );
}

function Verdict({ shown, chance, what }: { shown: Shown; chance: Fraction; what: string }) {
  const { asked } = shown;
  const lead = `${SEAT_WORDS[asked.seat]}, you can buy`;
  if (chance.num === 0n) {
    return (
      <span class="verdict" role="status">
        No. {lead} {what} {TURN_WORDS[asked.turn]} in <b class="unbroken">0 %</b> of games:{' '}
        {whyNever(shown)}
      </span>
    );
  }
  return (
    <span class="verdict" role="status">
      {lead} {what} {TURN_WORDS[asked.turn]} <b class="unbroken">{formatPercent(chance)}</b> of the
      time: <Unbroken>{spokenChance(toNumber(chance))}</Unbroken>, or exactly{' '}
      <b class="exactly">{formatFraction(chance)}</b>.
    </span>
  );
}

function whyNever({ asked, card, also, answer }: Shown): string {
  const price = [card, also]
    .flatMap((one) => one ?? [])
    .reduce((sum, { cost, energy }) => sum + unitsOf({ cost, types: energy }), 0);
  const isShort = asked.seat === 'first' && asked.turn !== 'turn2' && asked.edition !== '2016';
  const dice = isShort && asked.turn !== 'either' ? 'three' : 'four';
  const wait = answer.goal?.[asked.seat].turn2.num === 0n ? '' : ' Turn two can do it.';
  return `${dice} Sidekicks roll at most ${dice === 'three' ? 3 : 4} energy, and it takes ${price}.${wait}`;
}

function turnsHow(turn: AskedTurn): string[] {
  const opening = EXPLANATIONS['opening-turn'];
  if (turn === 'either') return [opening, EXPLANATIONS['by-turn-two']];
  return turn === 'both' ? [opening, EXPLANATIONS['both-turns']] : [opening];
}

function tableOf({ answer, asked }: Shown): FigureTable {
  const goal = answer.goal;
  return {
    columns: ['Seat', 'When', 'Chance', 'Exactly'],
    rows: goal
      ? SEATS.flatMap((seat) =>
          TURNS_ASKED.map((turn) => {
            const chance = goal[seat][turn];
            const isDrawn = seat === asked.seat && turn === asked.turn;
            return [
              named(SEAT_WORDS[seat]),
              named(TURN_WORDS[turn]),
              { value: toNumber(chance), text: formatPercent(chance), isDrawn },
              named(formatFraction(chance)),
            ];
          }),
        )
      : [],
  };
}

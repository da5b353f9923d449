import type { CardFacts, Face } from '../../../dice-masters/cards/index.ts';
import {
  EXPLANATIONS,
  type FaceOdds,
  faceOdds,
  withReroll,
} from '../../../dice-masters/odds/index.ts';
import { type Fraction, formatPercent, plus, toNumber, ZERO } from '../../../tabletop/fraction.ts';
import type { StripFace } from '../charts/DrawnFace.tsx';
import { FaceStrips, type StripRow } from '../charts/FaceStrips.tsx';
import { Figure } from '../charts/Figure.tsx';
import { type Cell, named } from '../charts/figure-table.ts';
import type { TeamDie } from '../team-cards.ts';
import { drawnChance } from './words.ts';

/** What a player hopes to see on a die, and how likely it is. */
const HOPES: [name: string, short: string, chance: (odds: FaceOdds) => Fraction][] = [
  ['Character or action', 'Not energy', ({ character, action }) => plus(character, action)],
  ['Level 2 or higher', 'Level 2+', ({ levels }) => levels.slice(1).reduce(plus, ZERO)],
  ['Level 3', 'Level 3', ({ levels }) => levels[2] ?? ZERO],
  ['Burst', 'Burst', ({ bursts }) => plus(bursts[1], bursts[2])],
];

/** What each die of the team shows: levels, bursts, energy. */
export function FacesFigure({ dice }: { dice: readonly TeamDie[] }) {
  const known = dice.flatMap(({ card }) => {
    const odds = faceOdds({ name: card.name, faces: card.faces });
    return odds.known ? [{ card, odds: odds.value }] : [];
  });
  if (known.length === 0) return null;
  const unread = known.filter(({ odds }) => odds.unreadFaces > 0).map(({ card }) => card.name);
  return (
    <Figure
      id="odds-faces"
      title="Faces of your dice"
      look="wide"
      say={
        <>
          Six faces, equally likely. With them the chance in percent: in one roll, then with a
          reroll of that die.
          {unread.length > 0 && ` What the energy faces show is not known of ${unread.join(', ')}.`}
        </>
      }
      method={['Exact', 'six faces, equally likely']}
      how={[EXPLANATIONS['face-odds'], EXPLANATIONS['face-with-reroll']]}
      table={{
        columns: [
          'Die',
          ...HOPES.flatMap(([name]) => [name, `${name}, with reroll`]),
          'Energy',
          'One burst',
          'Two bursts',
        ],
        rows: known.map(({ card, odds }) => [named(card.name), ...cellsOf(odds)]),
      }}
    >
      <FaceStrips
        id="odds-faces"
        label="Faces of each die"
        columns={HOPES.map(([, short]) => short)}
        rows={known.map(({ card, odds }) => rowOf(card, odds))}
      />
    </Figure>
  );
}

function cellsOf(odds: FaceOdds): Cell[] {
  const aside = (chance: Fraction): Cell => ({
    value: toNumber(chance),
    text: formatPercent(chance),
  });
  return [
    ...HOPES.flatMap(([, , chance]) => [chance(odds), withReroll(chance(odds))]).map(drawnChance),
    aside(odds.energy),
    aside(odds.bursts[1]),
    aside(odds.bursts[2]),
  ];
}

function rowOf(card: CardFacts, odds: FaceOdds): StripRow {
  return {
    name: card.name,
    mark: String(card.cost),
    energy: card.energy,
    faces: card.faces.map(stripFace),
    chances: HOPES.map(([, , chance]) => ({
      once: toNumber(chance(odds)),
      rerolled: toNumber(withReroll(chance(odds))),
    })),
  };
}

function stripFace(face: Face): StripFace {
  if (face.kind !== 'level') return face;
  const { level, fielding, attack, defense, bursts } = face;
  return { kind: 'level', level, stats: `${fielding}, ${attack}, ${defense}`, bursts };
}

import { useMemo } from 'preact/hooks';
import type { CardFacts } from '../../../dice-masters/cards/index.ts';
import { PROFILES } from '../../../dice-masters/engine/index.ts';
import { describeReroll, type Goal } from '../../../dice-masters/odds/index.ts';
import { type Asked, rerollOf } from '../asked.ts';
import { OneByOne, type Part } from '../charts/OneByOne.tsx';
import { type TeamDie, usualCard } from '../team-cards.ts';
import { CardsFigure, PricesFigure } from './AffordFigures.tsx';
import { AskedFigure } from './AskedFigure.tsx';
import { EnergyFigure } from './EnergyFigure.tsx';
import { FacesFigure } from './FacesFigure.tsx';
import type { OpeningAnswer, OpeningQuestion } from './opening-messages.ts';
import { QuestionBar } from './QuestionBar.tsx';
import { BAG_SIZES, SwarmFigure } from './SwarmFigure.tsx';
import { type Counting, useOpening } from './use-opening.ts';
import { EDITION_WORDS } from './words.ts';

/** What the figures were counted for. */
export interface OpeningContext {
  dice: readonly TeamDie[];
  asked: Asked;
  /** The card asked about, and the second one. */
  card: CardFacts | null;
  also: CardFacts | null;
}

export interface Shown extends OpeningContext {
  answer: OpeningAnswer;
  /** Printed beside every figure. */
  method: string[];
}

type Counted = NonNullable<Counting<OpeningContext>['counted']>;

/** The first two turns, exactly: every roll of the Sidekicks is counted. */
export function OpeningView({ dice, asked }: { dice: readonly TeamDie[]; asked: Asked }) {
  const context = useMemo(() => contextOf(dice, asked), [dice, asked]);
  const question = useMemo(() => questionOf(context), [context]);
  const { counted, hasFailed, retry } = useOpening(question, context);
  return (
    <div class="odds-view">
      {dice.length > 0 ? (
        <QuestionBar context={context} />
      ) : (
        <p class="still-missing">
          This team has no card yet whose dice you could buy. Below is what the opening pays,
          whatever the cards.
        </p>
      )}
      {hasFailed && (
        <div class="notice" role="alert">
          <div>
            <p>The counting stopped. Nothing is lost; it can be done again.</p>
            <button type="button" class="button" onClick={retry}>
              Count again
            </button>
          </div>
        </div>
      )}
      {counted ? (
        <Figures counted={counted} />
      ) : (
        !hasFailed && <p class="waiting">Every roll is being counted…</p>
      )}
    </div>
  );
}

function Figures({ counted }: { counted: Counted }) {
  const { dice, asked } = counted.context;
  const shown = { ...counted.context, answer: counted.answer, method: methodOf(asked) };
  const depends = [counted];
  const parts: Part[] = [
    { id: 'asked', depends, draw: () => <AskedFigure shown={shown} /> },
    { id: 'cards', depends, draw: () => <CardsFigure shown={shown} /> },
    { id: 'prices', depends, draw: () => <PricesFigure shown={shown} /> },
    { id: 'energy', depends, draw: () => <EnergyFigure shown={shown} /> },
    { id: 'faces', depends: [dice], draw: () => <FacesFigure dice={dice} /> },
    { id: 'swarm', depends, draw: () => <SwarmFigure shown={shown} /> },
  ];
  return <OneByOne of={counted} parts={parts} />;
}

function contextOf(dice: readonly TeamDie[], asked: Asked): OpeningContext {
  const find = (id: string) => dice.find(({ card }) => card.id === id)?.card ?? null;
  return { dice, asked, card: find(asked.card) ?? find(usualCard(dice)), also: find(asked.also) };
}

const DEAREST = 6;

function questionOf({ dice, asked, card, also }: OpeningContext): Omit<OpeningQuestion, 'id'> {
  const price = ({ id, cost, energy }: CardFacts) => ({ id, cost, types: energy });
  const types = (['fist', 'bolt'] as const).slice(0, asked.types);
  const profile = PROFILES[asked.edition];
  return {
    opening: { firstTurnDraw: profile.firstTurnDraw, reroll: rerollOf(asked.reroll) },
    cards: dice.map(({ card: one }) => price(one)),
    prices: Array.from({ length: DEAREST }, (_, at) => ({
      id: String(at + 1),
      cost: at + 1,
      types,
    })),
    goal: card && goalOf(price(card), also && price(also)),
    swarm: dice
      .filter(({ card: one, dice: count }) => one.keywords.includes('swarm') && count > 1)
      .map(({ card: one, dice: count }) => ({ id: one.id, copies: count - 1 })),
    bagSizes: BAG_SIZES,
    swarmChains: profile.swarmChains,
  };
}

function goalOf(first: Goal[number], second: Goal[number] | null): Goal {
  return second ? [first, second] : [first];
}

function methodOf({ reroll, edition }: Asked): string[] {
  const rules = EDITION_WORDS[edition].toLowerCase();
  return ['Exact', 'every roll counted', describeReroll(rerollOf(reroll)), rules];
}

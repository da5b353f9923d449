import { ENERGY_NAMES, ENERGY_TYPES } from '../../../dice-masters/cards/index.ts';
import {
  type CostCurve,
  type CostStep,
  countDice,
  type RosterCard,
} from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { TableTwin } from '../../kit/TableTwin.tsx';
import { fillOf } from '../../kit/Weaves.tsx';
import { BLOCK, DieBlock, diceInBlock } from './DieBlock.tsx';
import { Panel } from './Panel.tsx';

const ACROSS = 3;

/** Dice piled up over what they cost; those of Basic Actions lie below the line. */
export function CostCurvePanel({ curve }: { curve: CostCurve }) {
  const { steps, dice, energy } = curve;
  return (
    <Panel title="Cost curve">
      {dice > 0 && (
        <p class="say">
          A die costs <b>{(energy / dice).toFixed(1)}</b> on average, all of them together{' '}
          <b>{energy}</b> energy.
        </p>
      )}
      <div
        class="felt-tray"
        role="img"
        aria-label={`Dice by cost. ${steps.map(inWords).join('. ')}.`}
      >
        <div class="curve">
          {steps.map((step) => (
            <div class="curve-step">
              <div class="above">
                {countDice(step.cards) || ''}
                <Pile cards={step.cards} isUpward />
              </div>
              <b>{step.cost}</b>
              <Pile cards={step.basicActions} isUpward={false} />
            </div>
          ))}
        </div>
        <Key steps={steps} />
      </div>
      <TableTwin
        about="Cards and dice by cost"
        columns={['Cost', 'Cards', 'Dice', 'Basic Actions']}
        rows={steps.map(({ cost, cards, basicActions }) => [
          cost,
          titles(cards),
          countDice(cards),
          titles(basicActions),
        ])}
      />
    </Panel>
  );
}

function Pile({ cards, isUpward }: { cards: RosterCard[]; isUpward: boolean }) {
  const each = diceInBlock(countDice(cards));
  const blocks = cards.map(({ dice }) => Math.ceil(dice / each));
  const rows = Math.ceil(blocks.reduce((sum, count) => sum + count, 0) / ACROSS);
  if (rows === 0) return null;
  let placed = 0;
  return (
    <svg class={isUpward ? 'pile' : 'pile below'} viewBox={`0 0 ${ACROSS * BLOCK} ${rows * BLOCK}`}>
      {cards.map(({ card, dice }, at) => (
        <g key={card.id}>
          <title>{`${card.name}, ${count(dice, 'die', 'dice')}`}</title>
          {Array.from({ length: blocks[at] ?? 0 }, () => {
            const row = Math.floor(placed / ACROSS);
            const x = (placed % ACROSS) * BLOCK;
            placed += 1;
            return (
              <DieBlock energy={card.energy} x={x} y={(isUpward ? rows - 1 - row : row) * BLOCK} />
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** What the patterns stand for, as far as they appear. */
function Key({ steps }: { steps: CostStep[] }) {
  const cards = steps.flatMap((step) => step.cards);
  const types = ENERGY_TYPES.filter((type) => cards.some(({ card }) => card.energy.includes(type)));
  const hasBasicActions = steps.some(({ basicActions }) => basicActions.length > 0);
  return (
    <p class="key">
      {types.map((type) => (
        <span>
          <Swatch fill={fillOf(type)} /> {ENERGY_NAMES[type]}
        </span>
      ))}
      {hasBasicActions && (
        <span>
          <Swatch fill={fillOf('generic')} /> Basic Action, below
        </span>
      )}
    </p>
  );
}

export function Swatch({ fill }: { fill: string }) {
  return (
    <svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="4.5" fill={fill} />
    </svg>
  );
}

function inWords({ cost, cards, basicActions }: CostStep): string {
  const basic = basicActions.length > 0 ? `, ${count(basicActions.length, 'Basic Action')}` : '';
  return `Cost ${cost}: ${count(cards.length, 'card')}, ${count(countDice(cards), 'die', 'dice')}${basic}`;
}

function titles(cards: RosterCard[]): string {
  return cards.map(({ card, dice }) => `${dice}× ${card.name}`).join(', ') || '–';
}

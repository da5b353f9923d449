import { ENERGY_NAMES, type EnergyUnit } from '../../../dice-masters/cards/index.ts';
import {
  type EnergyNeed,
  type EnergySupply,
  formatSixths,
} from '../../../dice-masters/teams/index.ts';
import { count } from '../../../text/count.ts';
import { Icon } from '../../kit/Icon.tsx';
import { TableTwin } from '../../kit/TableTwin.tsx';
import { fillOf } from '../../kit/Weaves.tsx';
import { Swatch } from './CostCurvePanel.tsx';
import { Panel } from './Panel.tsx';

interface Row {
  unit: EnergyUnit;
  /** Dice whose purchase must include it; null where nothing can ask for it. */
  need: number | null;
  /** Sixths of a unit, of the team's own dice and Basic Actions. */
  own: number;
  sidekicks: number;
}

interface Props {
  needs: EnergyNeed[];
  supply: EnergySupply;
}

/** What purchases ask for, against what the dice roll. */
export function EnergyPanel({ needs, supply }: Props) {
  const rows = rowsOf(needs, supply);
  const mostNeed = Math.max(1, ...rows.map(({ need }) => need ?? 0));
  const mostSupply = Math.max(1, ...rows.map(({ own, sidekicks }) => own + sidekicks));
  return (
    <Panel title="Energy needed and rolled">
      <p class="say">
        Left: dice that need the type when you buy them. Right: what one roll of all your dice gives
        on average.
      </p>
      <div class="energy-balance" role="img" aria-label={`${rows.map(inWords).join('. ')}.`}>
        {rows.map(({ unit, need, own, sidekicks }) => (
          <div class={`balance-row e-${unit}`}>
            <span class="amount">{need ?? ''}</span>
            <svg class="bar">
              {need ? <Needed unit={unit} share={(need / mostNeed) * 100} /> : null}
            </svg>
            <span class="symbol">{unit === 'generic' ? <b>1</b> : <Icon name={unit} />}</span>
            <svg class="bar">
              <rect width={percent(own / mostSupply)} height="100%" rx="4" fill={fillOf(unit)} />
              <rect
                x={percent(own / mostSupply)}
                width={percent(sidekicks / mostSupply)}
                height="100%"
                rx="4"
                fill={fillOf('sidekick')}
              />
            </svg>
            <span class="amount">{formatSixths(own + sidekicks)}</span>
          </div>
        ))}
        <p class="key">
          <span>
            <Swatch fill={fillOf('sidekick')} /> from your eight Sidekicks
          </span>
        </p>
      </div>
      {supply.unknown.length > 0 && (
        <p class="say">
          {count(supply.unknown.length, 'card')} with unknown energy faces: you roll more than this.
        </p>
      )}
      <TableTwin
        about="Energy needed and rolled"
        columns={['Energy', 'Dice that need it', 'From your cards', 'From Sidekicks', 'Together']}
        rows={rows.map(({ unit, need, own, sidekicks }) => [
          ENERGY_NAMES[unit],
          need ?? '–',
          formatSixths(own),
          formatSixths(sidekicks),
          formatSixths(own + sidekicks),
        ])}
      />
    </Panel>
  );
}

function Needed({ unit, share }: { unit: EnergyUnit; share: number }) {
  return (
    <rect x={`${100 - share}%`} width={`${share}%`} height="100%" rx="4" fill={fillOf(unit)} />
  );
}

function rowsOf(needs: EnergyNeed[], { cards, basicActions, sidekicks }: EnergySupply): Row[] {
  const row = (unit: EnergyUnit, need: number | null): Row => ({
    unit,
    need,
    own: cards[unit] + basicActions[unit],
    sidekicks: sidekicks[unit],
  });
  return [
    ...needs.map(({ type, dice }) => row(type, dice)),
    row('wild', null),
    row('generic', null),
  ];
}

function inWords({ unit, need, own, sidekicks }: Row): string {
  const needed = need === null ? '' : `needed by ${count(need, 'die', 'dice')}, `;
  return `${ENERGY_NAMES[unit]}: ${needed}${formatSixths(own + sidekicks)} rolled on average`;
}

function percent(share: number): string {
  return `${share * 100}%`;
}

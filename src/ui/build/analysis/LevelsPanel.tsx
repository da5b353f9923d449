import {
  LEVEL_STATS,
  type LevelSpread,
  type LevelStat,
  type Spread,
} from '../../../dice-masters/teams/index.ts';
import { rounded } from '../../../text/count.ts';
import { Die } from '../../kit/Die.tsx';
import { TableTwin } from '../../kit/TableTwin.tsx';
import { fillOf, type Weave } from '../../kit/Weaves.tsx';
import { Panel } from './Panel.tsx';

const STAT_NAMES: Record<LevelStat, string> = {
  fielding: 'Fielding',
  attack: 'Attack',
  defense: 'Defense',
};
const STAT_WEAVES: Record<LevelStat, Weave> = {
  fielding: 'generic',
  attack: 'attack',
  defense: 'defense',
};

/** The average die of each level, and how far the real ones lie around it. */
export function LevelsPanel({ levels }: { levels: LevelSpread[] }) {
  const most = Math.max(
    1,
    ...levels.flatMap((level) => LEVEL_STATS.map((stat) => level[stat].most)),
  );
  return (
    <Panel title="Fielding, attack and defense">
      <p class="say">
        {levels.length > 0
          ? 'Your average die on each level, and the range from weakest to strongest.'
          : 'No character yet.'}
      </p>
      <ol class="levels">
        {levels.map((spread) => (
          <li>
            <Die
              face={{
                kind: 'level',
                level: spread.level,
                fielding: rounded(spread.fielding.average),
                attack: rounded(spread.attack.average),
                defense: rounded(spread.defense.average),
                bursts: 0,
              }}
              mark={`L${spread.level}`}
              energy={[]}
              size="large"
              times={1}
            />
            <div class="ranges">
              {LEVEL_STATS.map((stat) => (
                <Range stat={stat} spread={spread[stat]} most={most} level={spread.level} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {levels.length > 0 && (
        <TableTwin
          about="Fielding, attack and defense by level"
          columns={['Level', 'Figure', 'Least', 'Average', 'Most', 'All dice']}
          rows={levels.flatMap((spread) =>
            LEVEL_STATS.map((stat) => [
              spread.level,
              STAT_NAMES[stat],
              spread[stat].least,
              rounded(spread[stat].average),
              spread[stat].most,
              spread[stat].total,
            ]),
          )}
        />
      )}
    </Panel>
  );
}

interface RangeProps {
  stat: LevelStat;
  spread: Spread;
  most: number;
  level: number;
}

function Range({ stat, spread, most, level }: RangeProps) {
  const { least, most: best, average, total } = spread;
  const at = (value: number) => `${(value / most) * 96 + 2}%`;
  const label = `${STAT_NAMES[stat]} on level ${level}: ${least} to ${best}, average ${rounded(average)}, ${total} on all dice together`;
  return (
    <div class="range" role="img" aria-label={label}>
      <span>{STAT_NAMES[stat]}</span>
      <svg class="bar">
        <rect class="track" y="40%" width="100%" height="20%" rx="2" />
        <rect
          x={at(least)}
          width={`${((best - least) / most) * 96}%`}
          height="100%"
          rx="4"
          fill={fillOf(STAT_WEAVES[stat])}
        />
        <rect
          class="middle"
          x={at(average)}
          width="3"
          height="100%"
          rx="1"
          transform="translate(-1.5)"
        />
      </svg>
      <span class="amount">{least === best ? least : `${least}–${best}`}</span>
    </div>
  );
}

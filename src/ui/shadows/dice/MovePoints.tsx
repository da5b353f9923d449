import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { amountOf, statOf } from '../../../shadows-of-the-past/figures/index.ts';
import {
  movePoints,
  pointsAfterAction,
  stepCost,
} from '../../../shadows-of-the-past/strikes/index.ts';
import type { ShadowsBox } from '../box.ts';
import { Counter, Pick } from '../Counter.tsx';
import { $own } from '../kept.ts';
import { RuleLink } from '../RuleLink.tsx';

/** Points for icons, and what leaving a space costs. (S5.1, S6.2) */
export function MovePoints({ box }: { box: ShadowsBox }) {
  const own = useStore($own);
  const [asked, setAsked] = useState({
    id: 'leonardo',
    icons: 1,
    enemies: 0,
    bruisers: 0,
    slow: 0,
  });
  const change = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part });
  const figures = [...box.heroes, ...box.villains];
  const figure = figures.find(({ id }) => id === asked.id) ?? figures[0];
  if (!figure) return null;
  const points = movePoints(statOf(figure, 'move', own) ?? 0, asked.icons);
  const cost = stepCost(asked.enemies + asked.bruisers, asked.slow);
  const keeps = amountOf(figure.ability.changes, 'keeps-points') !== null;
  const left = pointsAfterAction(Math.max(0, points - cost), keeps);
  return (
    <section class="sh-panel">
      <h2>Moving</h2>
      <div class="sh-form">
        <Pick
          label="Figure"
          value={asked.id}
          options={figures.map(({ id, name }) => [id, name] as const)}
          change={(id) => change({ id })}
        />
        <Counter
          label="Move icons"
          value={asked.icons}
          most={9}
          change={(icons) => change({ icons })}
        />
        <Counter
          label="Standing enemies beside it"
          value={asked.enemies}
          most={8}
          change={(enemies) => change({ enemies, bruisers: Math.min(asked.bruisers, enemies) })}
        />
        <Counter
          label="Bruisers among them"
          value={asked.bruisers}
          most={asked.enemies}
          change={(bruisers) => change({ bruisers })}
        />
        <Counter
          label="Points for slow terrain"
          value={asked.slow}
          most={3}
          change={(slow) => change({ slow })}
        />
      </div>
      <p class="sh-big">
        <b>{points}</b> points <RuleLink id="S5.1" rules={box.rules} />; the next space costs{' '}
        <b>{cost}</b> <RuleLink id="S6.2" rules={box.rules} />
      </p>
      <p>
        {points < cost ? 'That is too far.' : `After it and a strike ${left} points are left.`}{' '}
        <RuleLink id="S6.4" rules={box.rules} />
      </p>
    </section>
  );
}

import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { isHero, statOf } from '../../../shadows-of-the-past/figures/index.ts';
import { countWaking, diceOf, waking } from '../../../shadows-of-the-past/strikes/index.ts';
import { plus, ZERO } from '../../../tabletop/fraction.ts';
import type { ShadowsBox } from '../box.ts';
import { ChanceRows } from '../ChanceRows.tsx';
import { Counter, Pick } from '../Counter.tsx';
import { $faces, $own } from '../kept.ts';
import { Parts } from '../Parts.tsx';

const TRIES = 4;
const NOBODY = { shells: 0, heroes: 0, leaders: 0, minions: 0, bruisers: 0, has: 0 };

/** Dice to wake up and the chance of every try. (S10.4 to S10.6) */
export function Waking({ box }: { box: ShadowsBox }) {
  const own = useStore($own);
  const { battle } = useStore($faces);
  const [id, setId] = useState('leonardo');
  const [beside, setBeside] = useState(NOBODY);
  const [unread, setUnread] = useState(8);
  const sleepers = [...box.heroes, ...box.villains.filter(({ rank }) => rank === 'leader')];
  const figure = sleepers.find((one) => one.id === id) ?? sleepers[0];
  if (!figure) return null;
  const change = (part: Partial<typeof NOBODY>) => setBeside({ ...beside, ...part });
  const known = statOf(figure, 'wake', own);
  const need = known ?? unread;
  const defend = statOf(figure, 'defend', own) ?? 0;
  const parts = countWaking(isHero(figure) ? 'hero' : 'leader', { defend, ...beside });
  const odds = battle && waking(battle, diceOf(parts), { need, has: beside.has, tries: TRIES });
  const sums = (odds?.at ?? []).map((_, at) =>
    (odds?.at ?? []).slice(0, at + 1).reduce(plus, ZERO),
  );
  return (
    <div class="sh-columns">
      <div class="sh-panel sh-form">
        <Pick
          label="Who lies there"
          value={id}
          options={sleepers.map((one) => [one.id, one.name] as const)}
          change={setId}
        />
        <Counter
          label="Shells"
          value={beside.shells}
          most={9}
          change={(shells) => change({ shells })}
        />
        <Counter
          label="Heroes beside it"
          value={beside.heroes}
          most={8}
          change={(heroes) => change({ heroes })}
        />
        <Counter
          label="Leaders beside it"
          value={beside.leaders}
          most={8}
          change={(leaders) => change({ leaders })}
        />
        <Counter
          label="Minions beside it"
          value={beside.minions}
          most={8}
          change={(minions) => change({ minions })}
        />
        <Counter
          label="Bruisers among them"
          value={beside.bruisers}
          most={beside.minions}
          change={(bruisers) => change({ bruisers })}
        />
        <Counter
          label="Life regained so far"
          value={beside.has}
          most={20}
          change={(has) => change({ has })}
        />
        {known === null && (
          <Counter
            label="Life to stand up (not known: read it on the sheet)"
            value={unread}
            most={20}
            change={setUnread}
          />
        )}
      </div>
      <div class="sh-answer">
        <Parts
          title={`${figure.name} rolls`}
          unit="dice, no Focus"
          parts={parts}
          rules={box.rules}
        />
        {odds ? (
          <ChanceRows
            caption={`Stands up with ${need} Life`}
            columns={['by this try', 'at this try']}
            rows={odds.at.map((chance, at) => [`Try ${at + 1}`, sums[at] ?? null, chance])}
          />
        ) : (
          <p class="sh-refused">Enter the faces of a Battle die below to see chances.</p>
        )}
      </div>
    </div>
  );
}

import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { statOf } from '../../../shadows-of-the-past/figures/index.ts';
import { focusCheck, healing, inTries } from '../../../shadows-of-the-past/strikes/index.ts';
import { atLeast } from '../../../tabletop/spread.ts';
import type { ShadowsBox } from '../box.ts';
import { ChanceRows } from '../ChanceRows.tsx';
import { Counter, Pick } from '../Counter.tsx';
import { $faces, $own } from '../kept.ts';
import { RuleLink } from '../RuleLink.tsx';

/** Healing and Focus checks. (S10.2, S11.3) */
export function Checks({ box }: { box: ShadowsBox }) {
  const own = useStore($own);
  const { battle } = useStore($faces);
  const [asked, setAsked] = useState({
    hero: 'donatello',
    difficulty: 3,
    tries: 1,
    dice: 1,
    wounds: 5,
  });
  const change = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part });
  const hero = box.heroes.find(({ id }) => id === asked.hero) ?? box.heroes[0];
  const focus = hero ? (statOf(hero, 'focus', own) ?? 0) : 0;
  const check = battle && focusCheck(battle, focus, asked.difficulty);
  const heals =
    battle && [false, true].map((again) => healing(battle, asked.dice, asked.wounds, again));
  const most = Math.min(asked.wounds, asked.dice * 2);
  return (
    <div class="sh-columns">
      <div class="sh-panel sh-form">
        <Pick
          label="Focus check of"
          value={asked.hero}
          options={box.heroes.map(({ id, name }) => [id, name] as const)}
          change={(id) => change({ hero: id })}
        />
        <Counter
          label="Difficulty"
          value={asked.difficulty}
          most={20}
          change={(difficulty) => change({ difficulty })}
        />
        <Counter
          label="Action dice for tries"
          least={1}
          value={asked.tries}
          most={6}
          change={(tries) => change({ tries })}
        />
        <Counter
          label="Battle dice to heal"
          least={1}
          value={asked.dice}
          most={10}
          change={(dice) => change({ dice })}
        />
        <Counter
          label="Wounds there are"
          least={1}
          value={asked.wounds}
          most={20}
          change={(wounds) => change({ wounds })}
        />
      </div>
      <div class="sh-answer">
        <p class="sh-big">
          <b>{focus}</b> dice for the check, the printed Focus{' '}
          <RuleLink id="S11.3" rules={box.rules} /> <RuleLink id="SB6" rules={box.rules} />
        </p>
        {check && heals ? (
          <>
            <ChanceRows
              caption="Focus check"
              columns={['Plain', 'with 1 Focus']}
              rows={[
                ['One try', check.plain, check.withFocus],
                [`In ${asked.tries} tries`, inTries(check.plain, asked.tries), null],
              ]}
            />
            <ChanceRows
              caption="Healed at least"
              columns={['Plain', 'with 1 Focus']}
              rows={Array.from({ length: most }, (_, at) => [
                `${at + 1}+`,
                ...heals.map((spread) => atLeast(spread, at + 1)),
              ])}
            />
          </>
        ) : (
          <p class="sh-refused">Enter the faces of a Battle die below to see chances.</p>
        )}
      </div>
    </div>
  );
}

import { useState } from 'preact/hooks';
import {
  type BattleRecord,
  type BattleState,
  tellMove,
} from '../../../shadows-of-the-past/tracker/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Segments } from '../../kit/Segments.tsx';
import type { ShadowsBox } from '../box.ts';
import { $open, step } from './battle-store.ts';
import { HeroPanel } from './HeroPanel.tsx';
import { NowBar } from './NowBar.tsx';
import { ShareBattle } from './ShareBattle.tsx';
import { VillainSide } from './VillainSide.tsx';

const SIDES = [
  ['both', 'Whole table'],
  ['heroes', 'Heroes'],
  ['villain', 'Villain'],
] as const;
const LAST_LINES = 12;

interface Props {
  record: BattleRecord;
  state: BattleState;
  box: ShadowsBox;
}

/** The battle on the table. */
export function Table({ record, state, box }: Props) {
  const [side, setSide] = useState<(typeof SIDES)[number][0]>('both');
  const { setup, moves, at } = record;
  return (
    <div class="sh-battle">
      <div class="sh-bar-top">
        <h2>
          <bdi>{setup.name}</bdi>
        </h2>
        <Segments
          legend="Side"
          isLegendHidden
          name="side"
          options={SIDES}
          chosen={side}
          choose={setSide}
        />
        <div class="sh-buttons">
          <button
            type="button"
            class="button"
            aria-disabled={at === 0}
            onClick={() => step('undo')}
          >
            <Icon name="undo" /> Undo
          </button>
          <button
            type="button"
            class="button"
            aria-disabled={at === moves.length}
            onClick={() => step('redo')}
          >
            <Icon name="redo" /> Redo
          </button>
          <button type="button" class="button" onClick={() => $open.set(null)}>
            <Icon name="shelf" /> Battles
          </button>
        </div>
      </div>
      <NowBar state={state} setup={setup} rules={box.rules} />
      <div class={`sh-sides show-${side}`}>
        {side !== 'villain' && (
          <section class="sh-heroes" aria-label="Heroes">
            {setup.heroes.map((hero, place) => {
              const now = state.heroes[place];
              return now && <HeroPanel key={hero.id} hero={hero} now={now} state={state} />;
            })}
          </section>
        )}
        {side !== 'heroes' && <VillainSide state={state} setup={setup} rules={box.rules} />}
      </div>
      <div class="sh-foot">
        <section class="sh-panel" aria-label="Goals">
          <p>
            <b>Heroes:</b> {setup.heroGoal || 'see the comic'}
          </p>
          <p>
            <b>Villain:</b> {setup.villainGoal || 'see the comic'}
          </p>
        </section>
        <details class="sh-panel">
          <summary>Log, {at} moves</summary>
          <ol class="sh-log" reversed>
            {moves
              .slice(0, at)
              .map((move, place) => <li key={place}>{tellMove(move, setup)}</li>)
              .reverse()
              .slice(0, LAST_LINES)}
          </ol>
        </details>
        <ShareBattle record={record} />
      </div>
    </div>
  );
}

import { useState } from 'preact/hooks';
import { FULL_LINE } from '../../../shadows-of-the-past/decks/index.ts';
import type { BattleState, Setup } from '../../../shadows-of-the-past/tracker/index.ts';
import type { ShadowsBox } from '../box.ts';
import { Counter, Pick, Tick } from '../Counter.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { makeMove } from './battle-store.ts';

interface Props {
  state: BattleState;
  setup: Setup;
  rules: ShadowsBox['rules'];
}

/** Active cards, oldest left, and the next one to play. (S4.1, S4.2) */
export function CardLine({ state, setup, rules }: Props) {
  const kinds = [...setup.leaders, ...setup.minions].map(({ id, name }) => [id, name] as const);
  const nameOf = (id: string) => kinds.find(([one]) => one === id)?.[1] ?? id;
  const isFull = state.line.length >= FULL_LINE;
  return (
    <div class="sh-cards">
      <h3>
        Active cards <RuleLink id="S4.5" rules={rules} />
      </h3>
      <ol class="sh-line">
        {state.line.map((card, place) => (
          <li key={place} class={isFull && place < 2 ? 'leaving' : ''}>
            <b>{card.isDown ? 'Face down' : card.name || nameOf(card.figure)}</b>
            {!card.isDown && card.name && <span>{nameOf(card.figure)}</span>}
            {card.shells > 0 && !card.isDown && (
              <span class="sh-tag gold">+{card.shells} Defend</span>
            )}
            {isFull && place < 2 && <small>leaves next turn</small>}
          </li>
        ))}
        {state.line.length === 0 && <li class="none">none</li>}
      </ol>
      {state.phase === 'villain' && state.played < 2 && <PlayCard kinds={kinds} />}
    </div>
  );
}

function PlayCard({ kinds }: { kinds: (readonly [string, string])[] }) {
  const [figure, setFigure] = useState(kinds[0]?.[0] ?? 'villain');
  const [name, setName] = useState('');
  const [shells, setShells] = useState(0);
  const [isDown, setDown] = useState(false);
  return (
    <form
      class="sh-play"
      onSubmit={(event) => {
        event.preventDefault();
        makeMove({ do: 'card', card: { figure, name: name.trim(), shells, isDown } });
        setName('');
        setShells(0);
        setDown(false);
      }}
    >
      <Pick
        label="Card for"
        value={figure}
        options={kinds.length > 0 ? kinds : [['villain', 'any figure']]}
        change={setFigure}
      />
      <label class="sh-pick">
        <span>Name, if you like</span>
        <input
          value={name}
          maxLength={60}
          autocomplete="off"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <Counter label="Shells on it" value={shells} most={4} change={setShells} />
      <Tick label="Face down" value={isDown} change={setDown} />
      <button type="submit" class="button">
        Play the card
      </button>
    </form>
  );
}

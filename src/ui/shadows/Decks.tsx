import { useState } from 'preact/hooks';
import {
  activeInTurn,
  BARS,
  type Bar,
  CARDS_PER_BAR,
  chanceOfRegroup,
  chanceSeen,
  checkDeck,
  DECK,
  HAND,
  lastFullTurn,
  TURNS_PER_ROUND,
} from '../../shadows-of-the-past/decks/index.ts';
import { Icon } from '../kit/Icon.tsx';
import type { ShadowsBox } from './box.ts';
import { ChanceRows } from './ChanceRows.tsx';
import { Counter, Tick } from './Counter.tsx';
import { RuleLink } from './RuleLink.tsx';

const COLORS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black', 'white'];
const TURNS = 8;

/** The villain deck: six bars and Regroup, and what is in the hand when. */
export function Decks({ box }: { box: ShadowsBox }) {
  const [bars, setBars] = useState<Bar[]>([]);
  const [asked, setAsked] = useState({ wanted: 1, atLeast: 1, shredder: false });
  const change = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part });
  const names = box.villains.filter((one) => one.box === 'base').map(({ name }) => name);
  const hand = HAND + (asked.shredder ? 1 : 0);
  const problems = checkDeck(bars);
  return (
    <div class="sh-tool sh-columns">
      <section class="sh-panel">
        <h2>
          The deck <RuleLink id="S2.5" rules={box.rules} />
        </h2>
        <form
          class="sh-row"
          onSubmit={(event) => {
            event.preventDefault();
            const data = new FormData(event.currentTarget);
            setBars([
              ...bars,
              { villain: `${data.get('villain')}`, color: `${data.get('color')}` },
            ]);
          }}
        >
          <label class="sh-pick">
            <span>Villain</span>
            <select name="villain">
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label class="sh-pick">
            <span>Bar</span>
            <select name="color">
              {COLORS.map((color) => (
                <option key={color}>{color}</option>
              ))}
            </select>
          </label>
          <button type="submit" class="button" aria-disabled={bars.length >= 12}>
            <Icon name="add" /> Add the bar
          </button>
        </form>
        <ul class="sh-list">
          {bars.map(({ villain, color }, at) => (
            <li key={`${villain} ${color} ${at}`}>
              {villain}, {color}: {CARDS_PER_BAR} cards
              <button
                type="button"
                class="clear"
                aria-label={`Take out ${villain}, ${color}`}
                onClick={() => setBars(bars.filter((_, other) => other !== at))}
              >
                <Icon name="clear" />
              </button>
            </li>
          ))}
          <li>Regroup: 1 card, always</li>
        </ul>
        <div role="status">
          {problems.map((problem) => (
            <p class="sh-refused" key={problem}>
              {problem}
            </p>
          ))}
          {problems.length === 0 && (
            <p class="sh-ok">
              {BARS} bars and Regroup: {DECK} cards.
            </p>
          )}
        </div>
      </section>
      <section class="sh-panel">
        <h2>Hand and line</h2>
        <div class="sh-form">
          <Counter
            label="Cards you look for"
            least={1}
            value={asked.wanted}
            most={24}
            change={(wanted) => change({ wanted, atLeast: Math.min(asked.atLeast, wanted) })}
          />
          <Counter
            label="At least so many of them"
            least={1}
            value={asked.atLeast}
            most={asked.wanted}
            change={(atLeast) => change({ atLeast })}
          />
          <Tick
            label="Master Shredder in play: hand of 6"
            value={asked.shredder}
            change={(shredder) => change({ shredder })}
          />
        </div>
        <ChanceRows
          caption="Drawn before the villain’s turn"
          columns={['wanted cards', 'Regroup']}
          rows={Array.from({ length: TURNS }, (_, at) => {
            const turn = at + 1;
            const { before, cleared, after } = activeInTurn(turn);
            const round = Math.ceil(turn / TURNS_PER_ROUND);
            return [
              `Round ${round}, turn ${((turn - 1) % TURNS_PER_ROUND) + 1}; line ${before > cleared ? `${before}, ` : ''}${cleared} to ${after}`,
              chanceSeen(asked.wanted, asked.atLeast, { hand, turn }),
              chanceOfRegroup(hand, turn),
            ];
          })}
        />
        <p class="quiet">
          The first hand never holds Regroup <RuleLink id="S2.6" rules={box.rules} />. With a hand
          of {hand} the deck fills it {lastFullTurn(hand)} times{' '}
          <RuleLink id="SB3" rules={box.rules} />. What Regroup does is not counted.
        </p>
      </section>
    </div>
  );
}

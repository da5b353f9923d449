import type { Gap } from '../../../dice-masters/teams/index.ts';
import { address } from '../../address/site-root.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Panel } from './Panel.tsx';

/** More cards than this are nearly the whole team, and naming them tells nothing. */
const WORTH_NAMING = 4;

/** What stands out about the team, in words. */
export function GapList({ gaps }: { gaps: Gap[] }) {
  return (
    <Panel title="What stands out" look="wide">
      {gaps.length === 0 ? (
        <p class="say">Nothing: costs, energy and levels show no gap.</p>
      ) : (
        <ul class="gaps">
          {gaps.map(({ id, weight, message, why, cards }) => (
            <li class={weight} key={id}>
              <Icon name="note" />
              <div>
                <p>{message}</p>
                <p class="say">{why}</p>
                {cards.length <= WORTH_NAMING && (
                  <p class="about">
                    {cards.map((card) => (
                      <a class="chip" href={address(`cards/${card.id}/`)} key={card.id}>
                        {card.name}
                      </a>
                    ))}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

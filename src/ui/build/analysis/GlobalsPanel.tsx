import type { CardGlobals } from '../../../teams/analysis/globals.ts';
import { EffectText } from '../../cards/EffectText.tsx';
import { address } from '../../site-root.ts';
import { Panel } from './Panel.tsx';

/** What the opponent may use too. (R11.1) */
export function GlobalsPanel({ globals }: { globals: CardGlobals[] }) {
  return (
    <Panel title="Globals for both players">
      {globals.length === 0 ? (
        <p class="say">Your cards bring no Global.</p>
      ) : (
        <ul class="team-globals">
          {globals.map(({ card, lines }) => (
            <li key={card.id}>
              <a href={address(`cards/${card.id}/`)}>{card.name}</a>{' '}
              <span class="say">{card.subtitle}</span>
              {lines.map((line) => (
                <p>
                  <EffectText line={line} />
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

import type { CardFacts } from '../../../teams/catalogue.ts';
import { useLines } from '../../cards/card-words.ts';
import { EffectText } from '../../cards/EffectText.tsx';
import { address } from '../../site-root.ts';
import { Panel } from './Panel.tsx';

/** What the opponent may use too. (R11.1) */
export function GlobalsPanel({ globals }: { globals: CardFacts[] }) {
  return (
    <Panel title="Globals for both players">
      {globals.length === 0 ? (
        <p class="say">Your cards bring no Global.</p>
      ) : (
        <ul class="team-globals">
          {globals.map((card) => (
            <li key={card.id}>
              <a href={address(`cards/${card.id}/`)}>{card.name}</a>{' '}
              <span class="say">{card.subtitle}</span>
              <GlobalLines id={card.id} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function GlobalLines({ id }: { id: string }) {
  const lines = useLines(id).filter((line) => line.startsWith('Global'));
  return (
    <>
      {lines.map((line) => (
        <p key={line}>
          <EffectText line={line} />
        </p>
      ))}
    </>
  );
}

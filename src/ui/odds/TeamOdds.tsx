import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import type { Team } from '../../domain/team.ts';
import { writeLink } from '../../teams/links/link.ts';
import { Icon } from '../cards/Icon.tsx';
import { TeamDice } from '../shared/TeamDice.tsx';
import { address } from '../site-root.ts';
import { VIEWS } from './asked.ts';
import { LaterView } from './LaterView.tsx';
import { $asked, ask, type Cards, chooseTeam } from './odds-state.ts';
import { OpeningView } from './opening/OpeningView.tsx';
import { teamDice, unknownCards } from './team-cards.ts';

const VIEW_NAMES: Record<(typeof VIEWS)[number], [name: string, icon: string]> = {
  opening: ['Opening', 'fraction'],
  games: ['Games', 'goldfish'],
  versus: ['Compare', 'compare'],
};

/** Everything that can be asked about one team. */
export function TeamOdds({ team, cards }: { team: Team; cards: Cards }) {
  const asked = useStore($asked);
  const dice = useMemo(() => teamDice(team, cards.catalogue), [team, cards]);
  return (
    <>
      <TeamBar team={team} cards={cards} />
      <div class="tabs" role="tablist" aria-label="What to ask">
        {VIEWS.map((view) => (
          <ViewTab key={view} view={view} isOn={asked.view === view} />
        ))}
      </div>
      <div
        role="tabpanel"
        id="odds-panel"
        class="odds-panel"
        aria-label={VIEW_NAMES[asked.view][0]}
      >
        <h2 class="visually-hidden">{VIEW_NAMES[asked.view][0]}</h2>
        {asked.view === 'opening' ? (
          <OpeningView dice={dice} asked={asked} />
        ) : (
          <LaterView view={asked.view} team={team} cards={cards} dice={dice} asked={asked} />
        )}
      </div>
    </>
  );
}

function ViewTab({ view, isOn }: { view: (typeof VIEWS)[number]; isOn: boolean }) {
  const [name, icon] = VIEW_NAMES[view];
  const press = ({ key, currentTarget }: KeyboardEvent) => {
    if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || !(currentTarget instanceof HTMLElement)) {
      return;
    }
    const { nextElementSibling, previousElementSibling } = currentTarget;
    const other = key === 'ArrowRight' ? nextElementSibling : previousElementSibling;
    if (other instanceof HTMLElement) {
      other.focus();
      other.click();
    }
  };
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isOn}
      aria-controls="odds-panel"
      tabIndex={isOn ? 0 : -1}
      onClick={() => ask({ view })}
      onKeyDown={press}
    >
      <Icon name={icon} /> {name}
    </button>
  );
}

function TeamBar({ team, cards }: { team: Team; cards: Cards }) {
  const link = writeLink(team, cards.catalogue);
  const unknown = unknownCards(team, cards.catalogue);
  return (
    <header class="odds-team">
      <div>
        <h2>{team.name || 'Unnamed team'}</h2>
        <TeamDice team={team} catalogue={cards.catalogue} />
        {unknown.length > 0 && (
          <p class="quiet">
            Left out, since the catalogue does not have them: {unknown.join(', ')}.
          </p>
        )}
      </div>
      <nav class="odds-ways" aria-label="This team">
        <button type="button" class="tool" onClick={() => chooseTeam(null)}>
          <Icon name="shelf" /> Another team
        </button>
        <a class="tool" href={`${address('build/')}#${link}`}>
          <Icon name="build" /> Build
        </a>
        <a class="tool" href={`${address('goldfish/')}#${link}`}>
          <Icon name="goldfish" /> Goldfish
        </a>
      </nav>
    </header>
  );
}

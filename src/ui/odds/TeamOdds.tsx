import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import { type Team, writeLink } from '../../dice-masters/teams/index.ts';
import { address } from '../address/site-root.ts';
import { Icon } from '../kit/Icon.tsx';
import { Tabs, tabId } from '../kit/Tabs.tsx';
import { TeamDice } from '../team-choice/TeamDice.tsx';
import { VIEWS } from './asked.ts';
import { LaterView } from './LaterView.tsx';
import { $asked, ask, type Cards, chooseTeam } from './odds-state.ts';
import { OpeningView } from './opening/OpeningView.tsx';
import { teamDice, unknownCards } from './team-cards.ts';
import { useWarmGames } from './warm-at-rest.ts';

const VIEW_NAMES = { opening: 'Opening', games: 'Games', versus: 'Compare' } as const;
const VIEW_ICONS = { opening: 'fraction', games: 'goldfish', versus: 'compare' } as const;
const VIEW_TABS = VIEWS.map((id) => ({ id, name: VIEW_NAMES[id], icon: VIEW_ICONS[id] }));

/** Everything that can be asked about one team. */
export function TeamOdds({ team, cards }: { team: Team; cards: Cards }) {
  const asked = useStore($asked);
  const dice = useMemo(() => teamDice(team, cards.catalogue), [team, cards]);
  useWarmGames(team, cards);
  return (
    <>
      <TeamBar team={team} cards={cards} />
      <Tabs
        label="What to ask"
        tabs={VIEW_TABS}
        open={asked.view}
        choose={(view) => ask({ view })}
        panel="odds-panel"
      />
      <div
        role="tabpanel"
        id="odds-panel"
        class="odds-panel"
        aria-labelledby={tabId('odds-panel', asked.view)}
      >
        <h2 class="visually-hidden">{VIEW_NAMES[asked.view]}</h2>
        {asked.view === 'opening' ? (
          <OpeningView dice={dice} asked={asked} />
        ) : (
          <LaterView view={asked.view} team={team} cards={cards} dice={dice} asked={asked} />
        )}
      </div>
    </>
  );
}

function TeamBar({ team, cards }: { team: Team; cards: Cards }) {
  const link = writeLink(team, cards.catalogue);
  const unknown = unknownCards(team, cards.catalogue);
  return (
    <header class="odds-team">
      <div>
        <h2>
          <bdi>{team.name || 'Unnamed team'}</bdi>
        </h2>
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

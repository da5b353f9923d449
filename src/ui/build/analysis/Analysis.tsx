import { useEffect, useMemo, useState } from 'preact/hooks';
import type { CardStore } from '../../../dice-masters/cards/index.ts';
import { analyse, findGaps, isEmptyTeam, type Team } from '../../../dice-masters/teams/index.ts';
import { address } from '../../address/site-root.ts';
import { Weaves } from '../../kit/Weaves.tsx';
import { CostCurvePanel } from './CostCurvePanel.tsx';
import { CoveragePanel } from './CoveragePanel.tsx';
import { DiceMatrixPanel } from './DiceMatrixPanel.tsx';
import { EnergyPanel } from './EnergyPanel.tsx';
import { GapList } from './GapList.tsx';
import { GlobalsPanel } from './GlobalsPanel.tsx';
import { LevelsPanel } from './LevelsPanel.tsx';
import type { Names } from './names.ts';

interface Props {
  team: Team;
  catalogue: CardStore;
  names: Names;
}

/** The team from every side; follows each edit once the page has painted the edit itself. */
export function Analysis({ team, catalogue, names }: Props) {
  const [shown, show] = useState(team);
  useEffect(() => show(team), [team]);
  return useMemo(
    () => <Panels team={shown} catalogue={catalogue} names={names} />,
    [shown, catalogue, names],
  );
}

function Panels({ team, catalogue, names }: Props) {
  if (isEmptyTeam(team)) {
    return (
      <div class="team-analysis">
        <p class="analysis-empty">Add a card to see its costs, energy and levels here.</p>
      </div>
    );
  }
  const figures = analyse(team, catalogue);
  const { curve, needs, supply, levels, keywords, affiliations, dice, globals } = figures;
  return (
    <div class="team-analysis">
      <Weaves />
      <GapList gaps={findGaps(figures)} />
      <CostCurvePanel curve={curve} />
      <EnergyPanel needs={needs} supply={supply} />
      <LevelsPanel levels={levels} />
      <GlobalsPanel globals={globals} />
      <CoveragePanel
        title="Keywords"
        none="No card has a keyword."
        coverage={keywords}
        nameOf={names.keyword}
        addressOf={(id) => address(`keywords/${id}/`)}
      />
      <CoveragePanel
        title="Affiliations"
        none="No card has an affiliation."
        coverage={affiliations}
        nameOf={names.affiliation}
        addressOf={(slug) => address(`affiliations/${slug}/`)}
      />
      <DiceMatrixPanel dice={dice} />
    </div>
  );
}

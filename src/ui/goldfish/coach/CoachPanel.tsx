import { isOpen } from '../goldfish-state.ts';
import { PERSON } from '../table/run-table.ts';
import { useLook } from '../table-look.ts';
import { RerollCoach } from './RerollCoach.tsx';
import { TurnReview } from './TurnReview.tsx';

/** At the reroll the odds of every purchase; at any time what the turns made of their energy. */
export function CoachPanel() {
  const { table } = useLook();
  const { decision } = table.run.game;
  const isReroll = isOpen(table) && decision.kind === 'reroll' && decision.seat === PERSON;
  return (
    <section class="coach" aria-label="Coach">
      {isReroll && <RerollCoach />}
      <TurnReview />
    </section>
  );
}

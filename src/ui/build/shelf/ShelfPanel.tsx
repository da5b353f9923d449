import { $panel } from '../build-state.ts';
import { $compared } from '../compare/compared.ts';
import { TeamShelf } from './TeamShelf.tsx';

/** The shelf, from which two teams can be sent to the comparison. */
export function ShelfPanel() {
  return (
    <TeamShelf
      onCompare={(before, after) => {
        $compared.set({ before, after });
        $panel.set('compare');
      }}
    />
  );
}

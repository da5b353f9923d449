import { TableTwin } from '../TableTwin.tsx';
import { fillOf, THREADS, type Weave } from '../Weaves.tsx';
import { Specimen } from './Specimen.tsx';

/** What charts are made of. */
export function Charts({ theme }: { theme: string }) {
  return (
    <>
      <Specimen name="Weaves">
        <p class="key">
          {(Object.keys(THREADS) as Weave[]).map((weave) => (
            <span key={weave}>
              <svg class="swatch" viewBox="0 0 16 16" aria-hidden="true">
                <rect width="16" height="16" fill={fillOf(weave)} />
              </svg>
              {weave}
            </span>
          ))}
        </p>
      </Specimen>
      <Specimen name="Table of a chart">
        <TableTwin
          about={`Dice by cost, ${theme}`}
          columns={['Cost', 'Dice']}
          rows={[
            ['2', 4],
            ['3', 6],
          ]}
        />
      </Specimen>
    </>
  );
}

import type { CustomFormat } from '../../../dice-masters/teams/index.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { focusLine } from './focus-line.ts';
import type { Naming } from './naming.ts';
import { WordFinder } from './WordsControl.tsx';

type DraftedCard = NonNullable<CustomFormat['pool']>[number];

interface Props {
  title: string;
  pool: readonly DraftedCard[];
  naming: Naming;
  change: (pool: DraftedCard[]) => void;
}

/** The cards a player drafted, each with its dice. (RD3) */
export function PoolControl({ title, pool, naming, change }: Props) {
  return (
    <>
      {pool.length > 0 && (
        <ul class="pool">
          {pool.map(({ card, dice }, at) => {
            const name = naming.nameOf('cards', card);
            return (
              <li key={card}>
                <span>{name}</span>
                <Stepper
                  label={`Dice of ${name}`}
                  value={dice}
                  least={1}
                  most={99}
                  change={(value) => change(pool.with(at, { card, dice: value }))}
                />
                <button
                  class="clear"
                  type="button"
                  aria-label={`Take out ${name}`}
                  onClick={({ currentTarget }) => {
                    focusLine(currentTarget);
                    change(pool.toSpliced(at, 1));
                  }}
                >
                  <Icon name="clear" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <WordFinder
        title={title}
        source="cards"
        taken={pool.map(({ card }) => card)}
        naming={naming}
        take={(card) => change([...pool, { card, dice: 1 }])}
      />
    </>
  );
}

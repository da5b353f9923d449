import {
  ENERGY_NAMES,
  ENERGY_TYPES,
  RARITIES,
  RARITY_NAMES,
} from '../../../dice-masters/cards/index.ts';
import type { CustomFormat } from '../../../dice-masters/teams/index.ts';
import { Stepper } from '../../kit/Stepper.tsx';
import { AmountControl } from './AmountControl.tsx';
import { CostsControl } from './CostsControl.tsx';
import type { Line, LineOf } from './lines.ts';
import type { Naming } from './naming.ts';
import { PoolControl } from './PoolControl.tsx';
import { WordsControl } from './WordsControl.tsx';

interface Props {
  line: Line;
  custom: CustomFormat;
  naming: Naming;
  change: (custom: CustomFormat) => void;
}

/** The small control of one line; a line that only is or is not needs none. */
export function LineControl({ line, custom, naming, change }: Props) {
  const { title, field } = line;
  const set = (value: unknown) => change({ ...custom, [field]: value });
  switch (line.control) {
    case 'flag':
      return null;
    case 'number':
      return (
        <Stepper
          label={title}
          value={custom[line.field] ?? line.least}
          least={line.least}
          most={line.most}
          change={set}
        />
      );
    case 'amount':
      return (
        <AmountControl
          title={title}
          amount={custom[line.field] ?? { least: 0, most: 0 }}
          none={line.field === 'cards' ? 1 : 0}
          most={line.most}
          canBeOpen={line.field === 'dice'}
          change={set}
        />
      );
    case 'words':
      return (
        <WordsControl
          title={title}
          source={line.source}
          chosen={custom[line.field]}
          naming={naming}
          change={set}
        />
      );
    case 'choices':
      return <Toggles line={line} chosen={custom[line.field]} change={set} />;
    case 'costs':
      return <CostsControl costs={custom.costs} change={set} />;
    case 'pool':
      return <PoolControl title={title} pool={custom.pool ?? []} naming={naming} change={set} />;
  }
}

interface TogglesProps {
  line: LineOf<'choices'>;
  chosen: readonly string[];
  change: (chosen: string[]) => void;
}

function Toggles({ line, chosen, change }: TogglesProps) {
  const choices =
    line.field === 'energies'
      ? ENERGY_TYPES.map((type) => [type, ENERGY_NAMES[type]] as const)
      : RARITIES.map((rarity) => [rarity, RARITY_NAMES[rarity]] as const);
  return (
    <fieldset class="toggles">
      <legend class="visually-hidden">{line.title}</legend>
      {choices.map(([code, name]) => {
        const isOn = chosen.includes(code);
        return (
          <button
            key={code}
            type="button"
            aria-pressed={isOn}
            onClick={() => change(isOn ? chosen.filter((one) => one !== code) : [...chosen, code])}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}

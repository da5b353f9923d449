import { Stepper } from '../../kit/Stepper.tsx';
import { AMOUNT_MODES, type Amount, type AmountMode, inMode, modeOf } from './amount.ts';

interface Props {
  title: string;
  amount: Amount;
  /** The number that asks for nothing: a team needs one card, but no die. */
  none: number;
  most: number;
  /** Whether there may be no upper limit. */
  canBeOpen: boolean;
  change: (amount: Amount) => void;
}

/** Exactly, at most, between: how many there may be. */
export function AmountControl({ title, amount, none, most, canBeOpen, change }: Props) {
  const mode = modeOf(amount, none);
  const upper = amount.most ?? most;
  const choose = (value: string) => {
    const chosen = AMOUNT_MODES.find((one) => one === value);
    if (chosen) change(inMode(amount, chosen, none));
  };
  const modes = AMOUNT_MODES.filter((one) => canBeOpen || one !== 'at least');
  return (
    <div class="amount-control">
      <select
        aria-label={`${title}: how strict`}
        value={mode}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {modes.map((one) => (
          <option value={one} key={one}>
            {one}
          </option>
        ))}
      </select>
      {(mode === 'between' || mode === 'at least') && (
        <Stepper
          label={`Fewest ${title}`}
          value={amount.least}
          least={mode === 'between' ? none + 1 : 0}
          most={mode === 'between' ? upper - 1 : most}
          change={(least) => change({ ...amount, least })}
        />
      )}
      {mode === 'between' && <span>and</span>}
      {mode !== 'at least' && (
        <Stepper
          label={mode === 'exactly' ? `${title}, exactly` : `Most ${title}`}
          value={upper}
          least={leastUpper(mode, amount, none)}
          most={most}
          change={(value) => change(withUpper(mode, amount, value))}
        />
      )}
    </div>
  );
}

function leastUpper(mode: AmountMode, { least }: Amount, none: number): number {
  if (mode === 'between') return least + 1;
  return mode === 'at most' ? none + 1 : none;
}

function withUpper(mode: AmountMode, { least }: Amount, most: number): Amount {
  return { least: mode === 'exactly' ? most : least, most };
}

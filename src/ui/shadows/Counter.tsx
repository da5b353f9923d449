import { Stepper } from '../kit/Stepper.tsx';

interface Props {
  label: string;
  value: number;
  least?: number;
  most: number;
  change: (value: number) => void;
}

/** A named number with its steps. */
export function Counter({ label, value, least = 0, most, change }: Props) {
  return (
    <div class="sh-counter">
      <span aria-hidden="true">{label}</span>
      <Stepper label={label} value={value} least={least} most={most} change={change} />
    </div>
  );
}

interface PickProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  change: (value: string) => void;
}

/** One of a list. */
export function Pick({ label, value, options, change }: PickProps) {
  return (
    <label class="sh-pick">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        {options.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TickProps {
  label: string;
  value: boolean;
  change: (value: boolean) => void;
}

/** Yes or no. */
export function Tick({ label, value, change }: TickProps) {
  return (
    <label class="sh-tick">
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

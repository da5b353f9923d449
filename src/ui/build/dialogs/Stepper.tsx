import { Icon } from '../../cards/Icon.tsx';

interface Props {
  /** What is counted: `Life`. */
  label: string;
  value: number;
  least: number;
  most: number;
  change: (value: number) => void;
}

/** A number with a step down and a step up. */
export function Stepper({ label, value, least, most, change }: Props) {
  return (
    <fieldset class="stepper">
      <legend class="visually-hidden">{label}</legend>
      <button
        type="button"
        aria-label={`Less: ${label}`}
        disabled={value <= least}
        onClick={() => change(value - 1)}
      >
        <Icon name="less" />
      </button>
      <output aria-label={`${label}: ${value}`}>{value}</output>
      <button
        type="button"
        aria-label={`More: ${label}`}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        <Icon name="add" />
      </button>
    </fieldset>
  );
}

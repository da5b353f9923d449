import { Icon } from './Icon.tsx';

interface Props {
  /** What is counted: `Life`. */
  label: string;
  /** What the buttons do, before the label. */
  less?: string;
  more?: string;
  value: number;
  least: number;
  most: number;
  /** Say the most behind the value. */
  showMost?: boolean;
  /** Whether it stands among the cards that were found, between which arrow keys go. */
  isFound?: boolean;
  change: (value: number) => void;
}

/** A number with a step down and a step up; a step too far does nothing, so that no button loses its focus. */
export function Stepper(props: Props) {
  const { label, less = 'Less', more = 'More', value, least, most, change } = props;
  const { showMost = false, isFound = false } = props;
  return (
    <fieldset class={`stepper ${value > most ? 'over' : ''}`}>
      <legend class="visually-hidden">{label}</legend>
      <button
        type="button"
        aria-label={`${less}: ${label}`}
        aria-disabled={value <= least}
        onClick={() => value > least && change(value - 1)}
      >
        <Icon name="less" />
      </button>
      <output aria-label={`${label}: ${value}${showMost ? ` of ${most}` : ''}`}>
        {value}
        {showMost && <small>/{most}</small>}
      </output>
      <button
        type="button"
        aria-label={`${more}: ${label}`}
        aria-disabled={value >= most}
        data-card={isFound || undefined}
        onClick={() => value < most && change(value + 1)}
      >
        <Icon name="add" />
      </button>
    </fieldset>
  );
}

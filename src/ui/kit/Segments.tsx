interface Props<Value extends string | number> {
  legend: string;
  /** Said, not shown. */
  isLegendHidden?: boolean;
  /** What the browser groups the choices by. */
  name: string;
  options: readonly (readonly [value: Value, words: string])[];
  chosen: Value;
  choose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Segments<Value extends string | number>(props: Props<Value>) {
  const { legend, isLegendHidden = false, name, options, chosen, choose } = props;
  return (
    <fieldset class="segments">
      <legend class={isLegendHidden ? 'visually-hidden' : ''}>{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

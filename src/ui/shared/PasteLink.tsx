import { useState } from 'preact/hooks';

interface Props {
  label: string;
  /** Opens what the fragment of a link holds; says what is wrong with it, or nothing. */
  open: (fragment: string) => string;
}

/** A field that opens a pasted link, whole or only what stands behind its `#`. */
export function PasteLink({ label, open }: Props) {
  const [trouble, setTrouble] = useState('');
  const read = (text: string) => {
    const fragment = text.slice(text.indexOf('#') + 1).trim();
    setTrouble(fragment === '' ? '' : open(fragment));
  };
  return (
    <label class="field paste">
      {label}
      <input
        type="text"
        inputMode="url"
        spellcheck={false}
        autocomplete="off"
        aria-describedby="paste-trouble"
        onInput={({ currentTarget }) => read(currentTarget.value)}
      />
      <small id="paste-trouble" role="status">
        {trouble}
      </small>
    </label>
  );
}

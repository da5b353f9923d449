interface Props<Word extends string> {
  of: readonly Word[];
  value: Word;
  choose: (word: Word) => void;
  /** What the reader sees of each; the word itself where nothing is said. */
  words?: Readonly<Record<Word, string>>;
  /** What its label is for; one without a label is told by `label`. */
  id?: string;
  label?: string;
}

/** One of a few fixed words. */
export function WordSelect<Word extends string>({
  of,
  value,
  choose,
  words,
  id,
  label,
}: Props<Word>) {
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = of.find((word) => word === currentTarget.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {of.map((word) => (
        <option key={word} value={word}>
          {words?.[word] ?? word}
        </option>
      ))}
    </select>
  );
}

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { moveCaret } from '../../dice-masters/teams/index.ts';

interface Props {
  /** The text as it stands; another tab may change it while somebody types here. */
  text: string;
  /** Said, not shown. */
  label?: string;
  id?: string;
  placeholder?: string;
  longest: number;
  /** More than one makes it a field of lines. */
  rows?: number;
  /** What the field showed before, and what it shows now. */
  onType?: (before: string, after: string) => void;
  /** The same, once the field is left. */
  onDone?: (before: string, after: string) => void;
}

type Field = HTMLInputElement & HTMLTextAreaElement;

/** A field that lets what other tabs write appear around the caret, and takes no letter away. */
export function TextField({
  text,
  id,
  label,
  longest,
  placeholder,
  rows = 1,
  onType,
  onDone,
}: Props) {
  const field = useRef<Field>(null);
  const [first] = useState(text);
  const shown = useRef(text);
  const isAlone = () => field.current !== document.activeElement;
  const show = () => {
    const { current } = field;
    if (!current || current.value === text) return;
    const { value, selectionStart, selectionEnd } = current;
    current.value = text;
    shown.current = text;
    if (isAlone()) return;
    const at = (place: number | null) => moveCaret(value, text, place ?? text.length);
    current.setSelectionRange(at(selectionStart), at(selectionEnd));
  };
  useLayoutEffect(() => {
    if (onType || isAlone()) show();
  }, [text]);
  const tell = (listener: typeof onType) => () => {
    const before = shown.current;
    const after = field.current?.value ?? before;
    shown.current = after;
    listener?.(before, after);
  };
  const props = {
    id,
    ref: field,
    defaultValue: first,
    'aria-label': label,
    placeholder,
    maxLength: longest,
    onInput: onType && tell(onType),
    onChange: onDone && tell(onDone),
    onBlur: onDone && show,
  };
  return rows > 1 ? <textarea {...props} rows={rows} /> : <input {...props} type="text" />;
}

/** The same below its title. */
export function TitledField({ title, ...props }: Props & { title: string }) {
  const id = useId();
  return (
    <label class="note-field" for={id}>
      <span>{title}</span>
      <TextField {...props} id={id} />
    </label>
  );
}

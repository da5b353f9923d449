import { atom, onMount, type WritableAtom } from 'nanostores';
import { keepText, keptText, type StorageTrouble } from './browser-storage.ts';
import { tellNotKept } from './not-kept.ts';

/** How a value stands in storage. */
interface Form<T> {
  /** Null where the text makes no sense. */
  read(text: string): T | null;
  write(value: T): string;
}

/** A value that the browser keeps, where it can, and that other tabs share. `set` says where it cannot. */
export interface KeptAtom<T> extends WritableAtom<T> {
  /** Changes what stands now, in whichever tab; what stands in the way is for the caller to say. */
  change(how: (now: T) => T): StorageTrouble | null;
}

export function keptAtom<T>(key: string, initial: T, form: Form<T>): KeptAtom<T> {
  const read = (): T => {
    const text = keptText(key);
    return (text === null ? null : form.read(text)) ?? initial;
  };
  const store = atom(read());
  const show = store.set;
  let isKept = true;
  const keep = (value: T): StorageTrouble | null => {
    show(value);
    const trouble = keepText(key, form.write(value));
    isKept = trouble === null;
    return trouble;
  };
  onMount(store, () => {
    if (typeof window === 'undefined') return;
    const heard = (event: StorageEvent) => {
      if (event.key === key || event.key === null) show(read());
    };
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isKept) show(read());
    };
    window.addEventListener('storage', heard);
    window.addEventListener('pageshow', shownAgain);
    return () => {
      window.removeEventListener('storage', heard);
      window.removeEventListener('pageshow', shownAgain);
    };
  });
  return Object.assign(store, {
    set: (value: T) => {
      const trouble = keep(value);
      if (trouble) tellNotKept(trouble);
    },
    change: (how: (now: T) => T) => keep(how(isKept ? read() : store.get())),
  });
}

/** One of a few words, for choices such as on and off. */
export function keptChoice<T extends string>(
  key: string,
  [usual, ...others]: readonly [T, ...T[]],
): KeptAtom<T> {
  return keptAtom<T>(key, usual, {
    read: (text) => [usual, ...others].find((one) => one === text) ?? null,
    write: String,
  });
}

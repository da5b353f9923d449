import { useEffect, useState } from 'preact/hooks';

/** The value a moment later, so that the mat and the open question are drawn first. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value));
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

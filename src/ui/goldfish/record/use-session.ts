import { useEffect, useState } from 'preact/hooks';
import { $library, type TableGame } from '../goldfish-state.ts';
import { type SessionRecord, sessionOf } from './session.ts';

/** The record up to the position shown; it follows a moment after the pick. */
export function useSession(table: TableGame): SessionRecord | null {
  const [session, setSession] = useState<SessionRecord | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const find = $library.get()?.find;
      const { spec, seed, fates, picks, place } = table;
      if (find) setSession(sessionOf({ spec, seed, fates, picks: picks.slice(0, place) }, find));
    });
    return () => clearTimeout(timer);
  }, [table]);
  return session;
}

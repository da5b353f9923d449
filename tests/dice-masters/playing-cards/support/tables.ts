/// <reference types="vite/client" />
import type { CardTable, Row } from './row.ts';

const files = import.meta.glob<{ TABLE: CardTable }>('../tables/*.ts', { eager: true });

/** Every row of every table, by card. */
export const ROWS: ReadonlyMap<string, readonly Row[]> = collect();

function collect(): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const { TABLE } of Object.values(files)) {
    for (const [id, more] of Object.entries(TABLE))
      rows.set(id, [...(rows.get(id) ?? []), ...more]);
  }
  return rows;
}

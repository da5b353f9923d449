/** One number or name: as files keep it, and as people read it. */
export interface Cell {
  value: number | string | null;
  text: string;
  /** Whether the chart draws this very number. */
  isDrawn?: boolean;
}

/** The numbers of a chart, those drawn in the order of the drawing. The first cell of a row names it. */
export interface FigureTable {
  columns: string[];
  rows: Cell[][];
}

export function named(text: string): Cell {
  return { value: text, text };
}

export function counted(value: number): Cell {
  return { value, text: value.toLocaleString('en') };
}

export function drawn(value: number, text: string): Cell {
  return { value, text, isDrawn: true };
}

export function plain(value: number, text: string): Cell {
  return { value, text };
}

/** A browser as the smoke steps see it: one window, and what a person does in it. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Presses the first element that fits; it must be there. */
  click(selector: string): Promise<void>;
  /** Writes into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function without surroundings in the page. */
  evaluate<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape';

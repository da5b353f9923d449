/** Where the card data is. */
export interface CardFiles {
  /** The facts of all cards. */
  facts: string;
  /** What the cards do, in words. */
  words: string;
}

export async function fetchFile(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The card data answered ${response.status}.`);
  return response.text();
}

import { keepText, keptText } from '../storage/browser-storage.ts';

const KEY = 'dicewright:searches';
const MOST = 4;

/** Questions to start with, where nothing was searched yet. */
export const SUGGESTIONS = [
  'When is the bag refilled?',
  'What happens to a KO’d die?',
  'What changed since my 2016 box?',
  'Overcrush',
  'R7.1.3',
] as const;

/** What was searched and followed before, latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(keptText(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  if (!text.trim()) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.trim().toLowerCase());
  // Where it cannot be kept there are only suggestions.
  keepText(KEY, JSON.stringify([text.trim(), ...others].slice(0, MOST)));
}

/** `82`, for a small cell; what is possible is never 0 and what is not certain never 100. */
export function shortPercent(chance: number, digits: 0 | 1): string {
  if (chance <= 0) return '0';
  if (chance >= 1) return '100';
  const least = digits === 0 ? 1 : 0.1;
  const percent = chance * 100;
  if (percent < least / 2) return `<${least}`;
  if (percent > 100 - least / 2) return `>${(100 - least).toFixed(digits)}`;
  return percent.toFixed(digits);
}

/** `81.64 %`. */
export function percentWords(chance: number): string {
  return `${shortPercent(chance, 1)} %`;
}

/** A difference of chances in percentage points, with its sign. */
export function pointsWords(difference: number): string {
  return `${signed(difference * 100, 1)} points`;
}

/** `+1.2`, `−0.4`, `0.0`. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return value > 0 ? `+${text}` : `−${text}`;
}

/** A chance as people say it at the table: `about 4 times in 5`. */
export function spokenChance(chance: number): string {
  if (chance <= 0) return 'never';
  if (chance >= 1) return 'always';
  if (chance < 0.01) return `about once in ${Math.round(1 / chance).toLocaleString('en')} games`;
  if (chance > 0.985) return 'almost always';
  const [times, games] = nearestRatio(chance);
  return times === 1 ? `about once in ${games} games` : `about ${times} times in ${games}`;
}

const SMALL_GAMES = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50, 100];
const CLOSE = 0.02;

function nearestRatio(chance: number): [number, number] {
  const games =
    SMALL_GAMES.find((count) => {
      const times = Math.round(chance * count);
      return times > 0 && times < count && Math.abs(times / count - chance) <= CLOSE;
    }) ?? 100;
  return [Math.max(1, Math.round(chance * games)), games];
}

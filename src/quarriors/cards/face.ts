/** One symbol on a face. (Q3.1–Q3.4) */
export type FaceSymbol =
  | { kind: 'quiddity'; amount: number }
  | { kind: 'draw'; dice: number }
  | { kind: 're-roll' }
  | { kind: 'spell' }
  | CreatureIcon;

export interface CreatureIcon {
  kind: 'creature';
  /** What it costs to summon. (Q6.3.2) */
  level: number;
  /** Null where the card says how much. */
  attack: number | null;
  defense: number | null;
}

export interface Face {
  /** One symbol, or two. */
  symbols: readonly FaceSymbol[];
  /** A line divides the two symbols: use one of them. Without a line, both. (Q3.6) */
  divided: boolean;
  /** Burst symbols, 0 to 2. (Q3.5) */
  bursts: number;
}

export const FACES_PER_DIE = 6;

const FACE = /^(.+?)(\*{0,2})$/;
const CREATURE = /^([1-9])\/(\d{1,2}|X)\/(\d{1,2}|X)$/;

/** Reads `2`, `draw 1`, `re-roll*`, `spell**`, `2/4/4`, `3 or re-roll`, `re-roll and draw 1`. */
export function parseFace(text: string): Face | null {
  const [, words = '', stars = ''] = FACE.exec(text) ?? [];
  const divided = words.includes(' or ');
  const symbols = words
    .split(divided ? ' or ' : ' and ')
    .flatMap((word) => parseSymbol(word) ?? []);
  const face = { symbols, divided, bursts: stars.length };
  return symbols.length > 0 && symbols.length <= 2 && formatFace(face) === text ? face : null;
}

export function formatFace({ symbols, divided, bursts }: Face): string {
  return symbols.map(formatSymbol).join(divided ? ' or ' : ' and ') + '*'.repeat(bursts);
}

/** The face in words, for people who do not see it. */
export function describeFace({ symbols, divided, bursts }: Face): string {
  const words = symbols.map(describeSymbol).join(divided ? ' or ' : ' and ');
  const burst = ['', ', single burst', ', double burst'][bursts] ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1) + burst;
}

/** Quiddity of the face when its die is spent for it; 0 where it shows none. (Q3.1) */
export function quiddityOf({ symbols }: Face): number {
  return symbols.reduce((sum, symbol) => sum + (symbol.kind === 'quiddity' ? symbol.amount : 0), 0);
}

/** The creature a face summons, or null. */
export function creatureOf({ symbols }: Face): CreatureIcon | null {
  return symbols.find((symbol) => symbol.kind === 'creature') ?? null;
}

function parseSymbol(word: string): FaceSymbol | null {
  if (word === 're-roll' || word === 'spell') return { kind: word };
  if (/^\d$/.test(word)) return { kind: 'quiddity', amount: Number(word) };
  const dice = /^draw (\d)$/.exec(word)?.[1];
  if (dice !== undefined) return { kind: 'draw', dice: Number(dice) };
  const [, level, attack, defense] = CREATURE.exec(word) ?? [];
  if (level === undefined) return null;
  return {
    kind: 'creature',
    level: Number(level),
    attack: readStat(attack),
    defense: readStat(defense),
  };
}

function readStat(text: string | undefined): number | null {
  return text === undefined || text === 'X' ? null : Number(text);
}

function formatSymbol(symbol: FaceSymbol): string {
  switch (symbol.kind) {
    case 'quiddity':
      return String(symbol.amount);
    case 'draw':
      return `draw ${symbol.dice}`;
    case 'creature':
      return `${symbol.level}/${symbol.attack ?? 'X'}/${symbol.defense ?? 'X'}`;
    default:
      return symbol.kind;
  }
}

function describeSymbol(symbol: FaceSymbol): string {
  switch (symbol.kind) {
    case 'quiddity':
      return `${symbol.amount} Quiddity`;
    case 'draw':
      return `draw and roll ${symbol.dice}`;
    case 'creature':
      return `creature of level ${symbol.level}: attack ${symbol.attack ?? 'X'}, defense ${symbol.defense ?? 'X'}`;
    default:
      return symbol.kind;
  }
}

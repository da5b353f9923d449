/** When an effect happens, as lines open with it. */
export const OPENINGS = [
  'Rolled',
  'Cast',
  'Attach',
  'Reaction',
  'Summoned',
  'Attacks',
  'Attacked',
  'Destroyed',
  'Destroys a creature',
  'Scores',
] as const;
type Opening = (typeof OPENINGS)[number];

/** What each opening stands for, and the rule that says so. */
export const OPENING_MEANINGS: Record<Opening, [meaning: string, rule: string]> = {
  Rolled: ['right after the roll, if you like; a spell die is spent for it', 'Q6.2.4'],
  Cast: ['spend the spell from your Ready Area', 'Q7.1'],
  Attach: ['the spell stays with one of your creatures until that leaves', 'Q7.2'],
  Reaction: ['cast only in another player’s turn', 'Q7.3'],
  Summoned: ['as it enters the Ready Area', 'Q6.3.3'],
  Attacks: ['in your attack', 'Q6.4.1'],
  Attacked: ['in another player’s attack on you', 'Q6.4.2'],
  Destroyed: ['as this creature is destroyed', 'Q6.4.5'],
  'Destroys a creature': ['as you destroy a creature', 'Q6.4.5'],
  Scores: ['as it scores in phase 1', 'Q6.1.4'],
};

/** One clause of a card in the house voice. */
export interface EffectLine {
  /** Bursts that show it; 0 means any face of the icon. (Q3.5) */
  bursts: readonly number[];
  /** Several say that one follows the other; none for what holds all the time. */
  openings: readonly Opening[];
  text: string;
}

const LINE = /^(?:(\*\/\*\*|\*{1,2}) )?(?:([A-Z][A-Za-z ,]*): )?(.+)$/;
const BURSTS: Readonly<Record<string, readonly number[]>> = { '*': [1], '**': [2], '*/**': [1, 2] };

/** Reads `* Scores: draw 1 die into your Active Pool.`; null where it does not keep to the voice. */
export function parseEffectLine(line: string): EffectLine | null {
  const [, stars, opening, text = ''] = LINE.exec(line) ?? [];
  const openings = opening === undefined ? [] : opening.split(', ');
  if (!openings.every(isOpening) || !/[.]$/.test(text)) return null;
  return { bursts: stars === undefined ? [] : (BURSTS[stars] ?? []), openings, text };
}

function isOpening(word: string): word is Opening {
  return (OPENINGS as readonly string[]).includes(word);
}

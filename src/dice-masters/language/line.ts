import { ENERGY_TYPES, type EnergyUnit } from '../cards/energy.ts';

/** Which faces a clause needs: one star, two stars, or either. (R15.1) */
type EffectBurst = '*' | '**' | '*/**';

/** Words that may open a clause besides keywords, with the timing they stand for and how they read in full. */
export const TRIGGERS = {
  Fielded: { timing: 'when-fielded', phrase: 'when fielded' },
  Attacks: { timing: 'when-attacks', phrase: 'when it attacks' },
  Blocks: { timing: 'when-blocks', phrase: 'when it blocks' },
  Blocked: { timing: 'when-blocked', phrase: 'when blocked' },
  Unblocked: { timing: 'when-unblocked', phrase: 'when unblocked' },
  "KO'd": { timing: 'when-koed', phrase: "when KO'd" },
  'KOs a die': { timing: 'when-kos', phrase: 'when it KOs a die' },
  Damaged: { timing: 'when-damaged', phrase: 'when damaged' },
  'Deals damage': { timing: 'when-deals-damage', phrase: 'when it deals damage' },
  Bought: { timing: 'when-purchased', phrase: 'when bought' },
  Rolled: { timing: 'when-rolled', phrase: 'when rolled' },
  /** To this side of a flip card, while the card is active. */
  Flipped: { timing: 'when-flipped', phrase: 'when flipped to this side while active' },
  Active: { timing: 'while-active', phrase: 'while active' },
  'Start of turn': { timing: 'start-of-turn', phrase: 'start of your turn' },
  'End of your turn': { timing: 'end-of-turn', phrase: 'end of your turn' },
  'End of turn': { timing: 'end-of-turn', phrase: 'end of turn' },
  Global: { timing: 'global', phrase: 'Global' },
  /** Not an ability: what we cannot read in our sources. */
  Unclear: { timing: null, phrase: 'unclear' },
} as const;
type Trigger = keyof typeof TRIGGERS;

/** A piece of a clause. */
export type EffectSpan =
  | { kind: 'text'; text: string }
  /** `[[Overcrush]]`: a keyword by id, with its name. */
  | { kind: 'keyword'; id: string; name: string }
  /** `{fist}`, `{?}`, `{2}`; the amount is that of generic energy. */
  | { kind: 'energy'; unit: EnergyUnit; amount: string }
  /** `{x-men}`: an affiliation by slug. */
  | { kind: 'affiliation'; slug: string }
  /** `+2A`, `-1D`: a change of attack or defense, or a value of it. */
  | { kind: 'stat'; stat: 'attack' | 'defense'; amount: string };

/** What opens a clause: a word of ours, or a keyword with the value behind it. */
type Opening =
  | { kind: 'trigger'; name: Trigger }
  | { kind: 'keyword'; id: string; name: string; value: string };

/** One clause of what a card does. */
export interface Effect {
  /** The other side of a flip card follows a line `---`. */
  side: 'front' | 'back';
  burst: EffectBurst | null;
  /** `instead`: the clause takes the place of the one before it. (R15.2) */
  replaces: boolean;
  openings: Opening[];
  /** What a Global or a keyword costs, between its name and the colon. */
  cost: EffectSpan[];
  spans: EffectSpan[];
}

const OTHER_SIDE = '---';
const BURST = /^(\*\/\*\*|\*\*|\*) /;
const HEAD = /^((?:[A-Z][^:.→“•]*?)?)(?:^| )?(instead)?: /;
const MARK = /\[\[([^\]]*)\]\]|\{([^}]*)\}|(?<![\w/])([+-]?(?:\d+|X))(A|D)\b/g;
const KEYWORD_OPENING = /^([A-Z].*?)(?: (\d+(?:-\d+)?))?$/;

/** Reads the lines of a card; `keywords` are the ids of those that may open a clause. */
export function parseEffects(lines: readonly string[], keywords: ReadonlySet<string>): Effect[] {
  const divide = lines.indexOf(OTHER_SIDE);
  return lines.flatMap((line, place) => {
    if (line === OTHER_SIDE) return [];
    const side = divide >= 0 && place > divide ? 'back' : 'front';
    const burst = (BURST.exec(line)?.[1] ?? null) as EffectBurst | null;
    const rest = line.replace(BURST, '');
    return { side, burst, ...(readHeaded(rest, keywords) ?? headless(rest)) };
  });
}

function headless(text: string) {
  return { replaces: false, openings: [], cost: [], spans: parseSpans(text) };
}

/** `Fielded, KO'd: …`, `Global {fist}{fist}: …`, `Energize: …`, `instead: …`; null where no head stands. */
function readHeaded(text: string, keywords: ReadonlySet<string>) {
  const [whole = '', words = '', instead] = HEAD.exec(text) ?? [];
  if (words === '' && !instead) return null;
  const [names, cost] = splitCost(words);
  const openings: Opening[] = [];
  for (const name of names === '' ? [] : names.split(', ')) {
    const opening = readOpening(name, keywords);
    if (!opening) return null;
    openings.push(opening);
  }
  const spans = parseSpans(text.slice(whole.length));
  return { replaces: instead !== undefined, openings, cost: parseSpans(cost), spans };
}

/** `Global {mask} + KO a Sidekick` is the name and its cost; other openings cost from the first brace on. */
function splitCost(words: string): [names: string, cost: string] {
  const at = words.startsWith('Global ') ? 'Global'.length : words.indexOf(' {');
  return at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at + 1)];
}

function readOpening(words: string, keywords: ReadonlySet<string>): Opening | null {
  if (words in TRIGGERS) return { kind: 'trigger', name: words as Trigger };
  const [, name = '', value = ''] = KEYWORD_OPENING.exec(words) ?? [];
  const id = keywordIdOf(name);
  return keywords.has(id) ? { kind: 'keyword', id, name, value } : null;
}

/** Splits a text at its marks. */
function parseSpans(text: string): EffectSpan[] {
  const spans: EffectSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    spans.push(readMark(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

function readMark([, keyword, symbol, amount, stat]: RegExpExecArray): EffectSpan {
  if (keyword !== undefined) return { kind: 'keyword', id: keywordIdOf(keyword), name: keyword };
  if (symbol !== undefined) return readSymbol(symbol);
  return { kind: 'stat', stat: stat === 'A' ? 'attack' : 'defense', amount: amount ?? '' };
}

function readSymbol(symbol: string): EffectSpan {
  const type = ENERGY_TYPES.find((one) => one === symbol);
  if (type) return { kind: 'energy', unit: type, amount: '1' };
  if (symbol === '?') return { kind: 'energy', unit: 'wild', amount: '1' };
  if (/^(\d+|X)$/.test(symbol)) return { kind: 'energy', unit: 'generic', amount: symbol };
  return { kind: 'affiliation', slug: symbol };
}

/** `Suit Up` is the keyword `suit-up`. */
function keywordIdOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** What stands behind the keyword of a line that only names it, such as the ` 2` of `[[Range]] 2`; null for other lines. */
export function loneKeyword(effect: Effect): { id: string; value: EffectSpan[] } | null {
  const [first, ...value] = effect.spans;
  if (effect.burst || effect.openings.length > 0 || first?.kind !== 'keyword') return null;
  const last = value.at(-1);
  return last?.kind === 'text' && last.text.endsWith('.') ? null : { id: first.id, value };
}

/** A clause in plain words, its opening in full: `When fielded: …`, `Global: pay {shield} → …`, `Burst *: …`. */
export function formatEffect(effect: Effect, affiliations: ReadonlyMap<string, string>): string {
  const { burst, openings, replaces, cost, spans } = effect;
  const heads = [
    ...(burst ? [`Burst ${burst}`] : []),
    ...openings.map(openingWords),
    ...(replaces ? ['instead'] : []),
  ];
  const head = heads.length > 0 ? `${capital(heads.join(', '))}: ` : '';
  const price = cost.length > 0 ? `pay ${spansText(cost, affiliations)} → ` : '';
  return `${head}${price}${spansText(spans, affiliations)}`;
}

function openingWords(opening: Opening): string {
  if (opening.kind === 'trigger') return TRIGGERS[opening.name].phrase;
  return [opening.name, opening.value].filter(Boolean).join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spansText(spans: EffectSpan[], affiliations: ReadonlyMap<string, string>): string {
  return spans.map((span) => spanText(span, affiliations)).join('');
}

function spanText(span: EffectSpan, affiliations: ReadonlyMap<string, string>): string {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'keyword':
      return span.name;
    case 'energy':
      return `{${span.unit === 'wild' ? '?' : span.unit === 'generic' ? span.amount : span.unit}}`;
    case 'affiliation':
      return affiliations.get(span.slug) ?? span.slug;
    case 'stat':
      return `${span.amount}${span.stat === 'attack' ? 'A' : 'D'}`;
  }
}

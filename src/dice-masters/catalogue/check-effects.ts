import type { Card } from '../cards/card.ts';
import { type Effect, type EffectSpan, loneKeyword, parseEffects } from '../language/line.ts';

/** What effect lines may refer to. */
interface Known {
  keywords: ReadonlySet<string>;
  /** Null where their file could not be read. */
  affiliations: ReadonlySet<string> | null;
}

/** Says what is wrong with a field of a card. */
type Report = (field: string, problem: string) => void;

/** Words the house voice does not use, with what it says instead. */
const VOCABULARY: [wrong: RegExp, right: string][] = [
  [
    /(?<!can't |may )\btarget (?=(character|player|opponent|opposing|di[ec]e?|Sidekick|action|attacking|block|level|non)\b|“)/i,
    'leave out “target”: what names a number of dice targets them (R19.2)',
  ],
  [/\b(Used Pile|Prep Area|Field Zone|Reserve Pool|Attack Zone)\b/i, 'Used, Prep, Field, Reserve'],
  [/\b(your|an) opponents?\b/i, 'the opponent'],
  [/\bpurchas/i, 'buy, bought, costs'],
  [/\b(two|three|four|five|six|seven|eight|nine|ten)\b/i, 'a digit'],
  [/\b(?:\d+|X) (attack|defense)\b/, 'A or D right behind the number, such as +2A'],
  [/\b(gets?|gains?) (?=[+-])/, 'only the change, such as “your Sidekicks +1A”'],
  [/\buntil (the )?end of (the )?turn\b/i, 'this turn'],
  [/\byou control\b/i, 'your'],
  [/\b(?:KO|draw|field|buy|Prep) one\b/i, 'a digit'],
  [/[’‘"]|--|—/, 'a straight apostrophe, “ ” and –'],
  [/ {2}|\s[,.;:]/, 'single spaces, none before a mark'],
];

/** Keywords that are also plain words of the game, so that a capital does not make them one. */
const PLAIN_WORDS =
  /^(abilities|ability-damage|action-die|active|adventurer|assign|attack|burst|capture|combat-damage|engaged|epic-basic-action|face|field-zone|gear|global-ability|loyalty-counter|opposing|prep|sacrifice|spin|stats|stun-token|swap|token|unblockable|when-fielded|while-active)$/;

/** Holds the effect lines of a card against the style sheet and against the facts of the card. */
export function checkEffects({ keywords, affiliations }: Known) {
  const bare = bareKeyword(keywords);
  return (card: Card, report: Report) => {
    if (card.effects.length === 0) return;
    const effects = parseEffects(card.effects, keywords);
    // Lines written from data repeat the keywords of the card, which are checked with its facts.
    const known = card.abilities === null ? keywords : new Set([...keywords, ...card.keywords]);
    card.effects.forEach((line, place) => {
      for (const problem of [...wordProblems(line), ...bareProblems(line, bare)]) {
        report(`effects.${place}`, problem);
      }
    });
    for (const problem of [
      ...effects.flatMap((effect) => markProblems(effect, { keywords: known, affiliations })),
      ...orderProblems(effects),
      ...factProblems(card, effects, keywords),
    ]) {
      report('effects', problem);
    }
  };
}

function wordProblems(line: string): string[] {
  if (line === '---') return [];
  const unquoted = line.replace(/“[^”]*”/g, '“”').replace(/\{[^}]*\}/g, '{}');
  const problems = VOCABULARY.flatMap(([wrong, right]) => {
    const found = wrong.exec(unquoted)?.[0];
    return found === undefined ? [] : [`expected ${right}, found "${found.trim()}"`];
  });
  if (!/[.”]$/.test(line) && !/^\[\[[^\]]+\]\]( .+)?$/.test(line)) {
    problems.push('expected a full stop at the end');
  }
  if (/^(?!instead: )[a-z]/.test(line.replace(/^\*\S* /, ''))) {
    problems.push('expected a capital letter at the start');
  }
  return problems;
}

/** A keyword in plain letters, which should be a link. */
function bareKeyword(keywords: ReadonlySet<string>): RegExp {
  const names = [...keywords]
    .filter((id) => !PLAIN_WORDS.test(id))
    .map((id) =>
      id.replace(
        /(^|-)(?!for)([a-z])/g,
        (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`,
      ),
    )
    .map((name) => name.replaceAll('-', ' '));
  return new RegExp(`(?<=[a-z,;→] )(${names.join('|')})\\b`);
}

function bareProblems(line: string, bare: RegExp): string[] {
  const found = bare.exec(line.replace(/“[^”]*”|\[\[[^\]]*\]\]/g, '“”'))?.[1];
  return found === undefined ? [] : [`expected [[${found}]], found "${found}"`];
}

/** Marks that lead nowhere, and openings nobody knows. */
function markProblems({ openings, cost, spans }: Effect, known: Known): string[] {
  const problems = [...cost, ...spans].flatMap((span) => spanProblem(span, known));
  const [first] = spans;
  const opening = first?.kind === 'text' && /^([A-Z][\w' ]{1,24}): /.exec(first.text)?.[1];
  if (openings.length === 0 && opening && opening !== 'Choose one') {
    problems.push(`"${opening}" opens no clause`);
  }
  return problems;
}

function spanProblem(span: EffectSpan, { keywords, affiliations }: Known): string[] {
  switch (span.kind) {
    case 'keyword':
      return keywords.has(span.id) ? [] : [`"[[${span.name}]]" is no keyword`];
    case 'affiliation':
      return affiliations?.has(span.slug) !== false
        ? []
        : [`"{${span.slug}}" is no energy and no affiliation`];
    case 'text':
      return /[[\]{}]/.test(span.text) ? [`a mark is not closed in "${span.text.trim()}"`] : [];
    default:
      return [];
  }
}

/** Keywords alone first, then clauses, then Globals, then what is unclear; bursts follow what they change. */
function orderProblems(effects: Effect[]): string[] {
  const ranks = (side: Effect['side']) =>
    effects.filter((effect) => effect.side === side && effect.burst === null).map(rankOf);
  const disordered = [ranks('front'), ranks('back')].some((side) =>
    side.some((rank, place) => rank < (side[place - 1] ?? 0)),
  );
  return disordered ? ['expected keywords, then clauses, then Globals'] : [];
}

function rankOf(effect: Effect): number {
  if (loneKeyword(effect)) return 0;
  if (isGlobal(effect)) return 2;
  return effect.openings.some(({ name }) => name === 'Unclear') ? 3 : 1;
}

/** The keywords of a card, which its lines must name too. */
function factProblems(card: Card, effects: Effect[], keywords: ReadonlySet<string>): string[] {
  const named = new Set(effects.flatMap(keywordsOf));
  const missing = card.keywords.filter((id) => keywords.has(id) && !named.has(id));
  return missing.map((id) => `the card has the keyword "${id}", no line names it`);
}

function isGlobal({ openings }: Effect): boolean {
  return openings.some(({ kind, name }) => kind === 'trigger' && name === 'Global');
}

export function keywordsOf({ openings, cost, spans }: Effect): string[] {
  return [...openings, ...cost, ...spans].flatMap((one) =>
    one.kind === 'keyword' ? [one.id] : [],
  );
}

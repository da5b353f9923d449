import type { Clause, ClauseOf } from '../abilities/clause.ts';
import { priceWords } from './amount-words.ts';
import { conditionWords } from './condition-words.ts';
import { capital, keywordMark } from './dice-words.ts';
import { effectsWords, sentence } from './effect-words.ts';
import { whenWords } from './event-words.ts';
import { rulesWords } from './rule-words.ts';

/** What a card must tell besides its clauses. */
export interface WordedCard {
  keywords: readonly string[];
  keywordValues: Readonly<Record<string, string>>;
  abilities: readonly Clause[];
}

/** Keywords that open a clause instead of standing alone. */
const OPENING_KEYWORDS = [
  'impulse',
  'underdog',
  'awaken',
  'energize',
  'teamwatch',
  'back-for-more',
  'continuous',
];

/** What a card does in the house voice, line by line: keywords, clauses, Globals. */
export function abilityLines({ keywords, keywordValues, abilities }: WordedCard): string[] {
  const isContinuous = keywords.includes('continuous');
  const lone = keywords.filter((id) => !OPENING_KEYWORDS.includes(id));
  let opens = isContinuous;
  const lines = abilities.map((clause) => {
    const line = clauseLine(clause, opens, isContinuous);
    if (clause.kind !== 'global') opens = false;
    return line;
  });
  return [...lone.map((id) => keywordLine(id, keywordValues[id])), ...lines];
}

function keywordLine(id: string, value: string | undefined): string {
  if (value === undefined) return keywordMark(id);
  const isNames = /[A-Za-z]/.test(value);
  const names = value.split(' or ').map((name) => `“${name}”`);
  return `${keywordMark(id)} ${isNames ? names.join(' or ') : value}`;
}

function clauseLine(clause: Clause, opens: boolean, isContinuous: boolean): string {
  const line = lineOf(clause, isContinuous);
  const opened = opens && clause.kind !== 'global' ? `Continuous: ${lower(line)}` : line;
  if (clause.burst === undefined) return opened;
  return clause.instead ? `${clause.burst} ${insteadOf(opened)}` : `${clause.burst} ${opened}`;
}

function lower(line: string): string {
  return /^(KO|[A-Z]\b|Prep|Globals?)/.test(line)
    ? line
    : line.charAt(0).toLowerCase() + line.slice(1);
}

/** What replaces a clause needs no opening of its own: it stands behind the one it replaces. */
function insteadOf(line: string): string {
  const [, opening = '', rest = ''] = /^([A-Z][^:.→“]*?: )?(.*)$/.exec(line) ?? [];
  return opening === '' ? `instead: ${lower(rest)}` : `instead: ${rest}`;
}

type Writers = { [Kind in Clause['kind']]: (clause: ClauseOf<Kind>, bare: boolean) => string };

/** `bare`: the line stands behind `Continuous:`, so that it needs no `Active:`. */
function lineOf(clause: Clause, bare: boolean): string {
  const write = WRITERS[clause.kind] as (clause: Clause, bare: boolean) => string;
  return write(clause, bare);
}

const WRITERS: Writers = {
  when: (clause, bare) => {
    const { opening, phrase } = whenWords(clause, effectsWords);
    return sentence(phrase, bare && opening === 'Active' ? '' : opening);
  },
  always: ({ rules, if: condition }, bare) => {
    const { words, x } = rulesWords(rules, effectsWords);
    const isOwn = rules.every((rule) => 'dice' in rule && rule.dice === 'this');
    const when = condition ? ` ${conditionWords(condition)}` : '';
    return sentence({ words: `${words}${when}`, x }, isOwn || bare ? '' : 'Active');
  },
  global: ({ once, yourTurn, price, effects }) => {
    const { words, x } = effectsWords(effects);
    const limits = `${once ? 'once a turn, ' : ''}${yourTurn ? 'on your turn, ' : ''}`;
    return sentence({ words: `${limits}${words}`, x }, `Global ${priceWords(price)}`);
  },
  action: ({ before, only, effects }) => {
    const { words, x } = effectsWords(effects);
    const condition = only ? ` Only ${conditionWords(only)}.` : '';
    return `${sentence({ words: before ? `first, ${words}` : words, x })}${condition}`;
  },
  use: ({ who, at, price, effects }) => {
    const { words, x } = effectsWords(effects);
    const verb = /^[X\d]+ damage/.test(words) ? 'deal ' : '';
    const deed = `${price ? `pay ${priceWords(price)} → ` : verb}${words}`;
    const when = at === 'main' ? 'in the Main Step' : 'whenever you could use a Global';
    return sentence({
      words: who === 'you' ? `${when}, may ${deed}` : `${when}, ${who} may ${deed}`,
      x,
    });
  },
  keyword: ({ keyword, effects }) => {
    const name = keywordMark(keyword).slice(2, -2);
    const opening = keyword === 'underdog' ? `${name}, Fielded` : name;
    return sentence(effectsWords(effects), opening);
  },
  script: ({ words }) => capital(words),
};

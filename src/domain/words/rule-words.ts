import type { Ban, Rule, RuleName, RuleOf, Subject, Targeter } from '../abilities/rule.ts';
import { quantityOrX, statChange } from './amount-words.ts';
import { groupPhrase, noun } from './dice-words.ts';
import { whenPhrase } from './event-words.ts';
import type { Phrase, WriteEffects } from './phrase.ts';

/** Who a rule is about and how long it holds. */
interface Told {
  /** Words for `this`. */
  self: string;
  /** ` this turn`, or nothing. */
  time: string;
  write: WriteEffects;
}

type Writers = { [Name in RuleName]: (rule: RuleOf<Name>, told: Told) => Phrase };

/** What holds: of a card for as long as its text works, or of some dice for this turn. */
export function rulesWords(
  rules: readonly Rule[],
  write: WriteEffects,
  on?: string,
  time: '' | 'this turn' = '',
): Phrase {
  const told: Told = { self: on ?? 'this die', time: time && ` ${time}`, write };
  const phrases = rules.map((rule, place) => {
    const writeRule = WRITERS[rule.rule] as (rule: Rule, told: Told) => Phrase;
    return writeRule(rule, place === 0 ? told : { ...told, self: on ? 'it' : told.self });
  });
  return {
    words: joined(phrases.map(({ words }) => words)),
    x: phrases.find(({ x }) => x !== null)?.x ?? null,
  };
}

/** What is forbidden twice is said once: `can't buy or field`. */
function joined(lines: readonly string[]): string {
  return lines
    .join('; ')
    .replace(/(the opponent|you) can't buy (.+); \1 can't field \2$/, "$1 can't buy or field $2");
}

const plain = (words: string): Phrase => ({ words, x: null });

function subject(dice: Subject, { self }: Told): string {
  return dice === 'this' ? self : groupPhrase(dice);
}

const s = (dice: Subject) => (dice === 'this' ? 's' : '');

const BANS: Record<Ban, (rule: RuleOf<'cant'>, who: string) => string> = {
  attack: (_, who) => `${who} can't attack`,
  block: (_, who) => `${who} can't block`,
  'be-blocked': ({ by, dice }, who) =>
    by
      ? `${groupPhrase(by)} can't block ${who}`
      : `${who} ${dice === 'this' ? 'is' : 'are'} unblockable`,
  'be-bought': ({ player }, who) => banned(player, 'buy', 'bought', who),
  'be-fielded': ({ player }, who) => banned(player, 'field', 'fielded', who),
  'deal-combat-damage': ({ dice }, who) => `${who} deal${s(dice)} no combat damage`,
};

function banned(player: RuleOf<'cant'>['player'], verb: string, done: string, who: string): string {
  if (player === undefined) return `${who} can't be ${done}`;
  return `${player === 'you' ? 'you' : 'the opponent'} can't ${verb} ${who}`;
}

const TARGETERS: Record<Targeter, string> = {
  global: 'Globals',
  action: 'action dice',
  intimidate: '[[Intimidate]]',
};

const WRITERS: Writers = {
  stats: ({ dice, attack, defense }, told) => {
    const { number, forEach, x } = statChange(attack, defense);
    const isOwn = dice === 'this' && told.self === 'this die';
    const who = isOwn ? '' : `${subject(dice, told)} `;
    return { words: `${who}${number}${forEach}${told.time}`, x };
  },
  cost: ({ of, dice, less, least }, { time }) => {
    const min = ` (min ${least})`;
    const what = of === 'fielding' ? ' to field' : '';
    return plain(`${groupPhrase(dice)} cost ${less} less${what}${min}${time}`);
  },
  cant: (rule, told) => {
    return plain(`${BANS[rule.what](rule, subject(rule.dice, told))}${told.time}`);
  },
  'cant-target': ({ dice, by, from }, told) => {
    const who = by.map((one) => TARGETERS[one]).join(' and ');
    const theirs = from === 'opponent' && !by.includes('intimidate') ? `opposing ${who}` : who;
    return plain(`${theirs} can't target ${subject(dice, told)}${told.time}`);
  },
  'cant-use-globals': (_, { time }) => plain(`Globals can't be used${time}`),
  must: ({ what, dice }, told) => plain(`${subject(dice, told)} must ${what}${told.time} if able`),
  'blocks-many': ({ dice, most, attackers }, told) => {
    const kind = attackers
      ? noun(attackers, 'many')
      : `${noun({ whose: 'opposing' }, 'many')} instead of 1`;
    return plain(`${subject(dice, told)} can block up to ${most} ${kind}${told.time}`);
  },
  'needs-blockers': ({ dice, least }, told) =>
    plain(`${subject(dice, told)} can only be blocked by ${least}+ character dice${told.time}`),
  'declares-blocks': (_, { time }) =>
    plain(
      `you declare the opponent's blockers${time}: 1 for each attacker until every attacker has 1, then the rest as you like`,
    ),
  'turns-attacks': ({ dice }, told) =>
    plain(
      `character dice that ${subject(dice, told)} block${s(dice)} also deal their attack to themselves${told.time}`,
    ),
  prevent: ({ dice, combat, first }, told) => {
    const { number, x } = first === undefined ? { number: '', x: null } : quantityOrX(first);
    const what = combat ? 'combat damage' : 'damage';
    const words =
      first === undefined
        ? `prevent all ${what} to ${subject(dice, told)}`
        : `each turn, prevent the first ${number} ${what} of each source to ${subject(dice, told)}`;
    return { words: `${words}${told.time}`, x };
  },
  'double-damage': ({ dice }, told) =>
    plain(`${subject(dice, told)} deal${s(dice)} double damage${told.time}`),
  'extra-draw': ({ player, amount }) => {
    const [who, whose] = player === 'you' ? ['draw', 'your'] : ['each player draws', 'their'];
    return plain(
      `${who} ${amount} extra ${amount === 1 ? 'die' : 'dice'} in ${whose} Clear and Draw Step`,
    );
  },
  'global-life': ({ amount }, { time }) =>
    plain(`${time ? 'this turn, ' : ''}players must pay ${amount} life to use a Global`),
  'after-attack': ({ dice }, told) =>
    plain(`if ${subject(dice, told)} is unblocked and would go to Used, Prep it instead`),
  when: (rule, { time, self, write }) => {
    const { words, x } = whenPhrase(rule, write, self);
    return { words: `${time ? `${time.trim()}, ` : ''}${words}`, x };
  },
};

import type { BuyRule, Policy } from './policy.ts';

/** A policy in sentences: buying, rerolling, fielding, attacking. `nameOf` gives the name of a card. */
export function describePolicy(
  { buy, reroll, field, attack }: Policy,
  nameOf: (card: string) => string,
): string[] {
  const wishes = buy.map((rule) => describeBuy(rule, nameOf));
  return [
    wishes.length === 0 ? 'Buys nothing.' : `Buys ${wishes.join('; else ')}.`,
    describeReroll(reroll),
    describeFielding(field),
    describeAttack(attack),
  ];
}

const KINDS = new Map([
  ['character', 'character'],
  ['action', 'action'],
  ['basic-action', 'Basic Action'],
  ['any', 'card'],
]);

function describeBuy(rule: BuyRule, nameOf: (card: string) => string): string {
  const { what, cost, turns, atMost, prefer } = rule;
  const kind = KINDS.get(what);
  const name = kind ? `the ${prefer} ${kind}` : nameOf(what);
  const conditions = [
    cost ? describeRange(cost.least, cost.most, 'that costs', 0, 12) : '',
    turns ? describeRange(turns.from, turns.until, 'on turns', 1, 50) : '',
  ];
  const limit =
    atMost === undefined ? '' : `, up to ${atMost} ${atMost === 1 ? 'die' : 'dice'} of a card`;
  return [name, ...conditions].filter(Boolean).join(' ') + limit;
}

/** `that costs 4 or more`; nothing for the whole range. */
function describeRange(
  least: number,
  most: number,
  before: string,
  lowest: number,
  highest: number,
): string {
  if (least <= lowest && most >= highest) return '';
  if (least === most) return `${before} ${least}`;
  if (most >= highest) return `${before} ${least} or more`;
  if (least <= lowest) return `${before} up to ${most}`;
  return `${before} ${least} to ${most}`;
}

function describeReroll(reroll: Policy['reroll']): string {
  switch (reroll.goal) {
    case 'none':
      return 'Never rerolls.';
    case 'energy':
      return 'Rerolls every die without energy.';
    case 'characters':
      return 'Rerolls every die that shows energy, Sidekicks excepted.';
    case 'type':
      return `Rerolls every die without ${reroll.type} or wild.`;
    case 'buy-list':
      return 'Rerolls what stands between it and the best wish within reach.';
    case 'pay': {
      const typed = reroll.types.length > 0 ? ` with ${reroll.types.join(' and ')}` : '';
      return `Rerolls for the best chance of ${reroll.cost} energy${typed}.`;
    }
  }
}

function describeFielding({ who, when, firstFrom }: Policy['field']): string {
  if (who === 'nobody') return 'Fields nobody.';
  const whom = who === 'everyone' ? 'Fields everyone' : 'Fields everyone but Sidekicks';
  if (when === 'before-buying') return `${whom} before buying.`;
  const early = when === 'free-first' ? 'for free first, the rest after buying' : 'after buying';
  return `${whom} ${early}; from turn ${firstFrom} on before buying.`;
}

const ATTACKS: Record<Policy['attack']['who'], string> = {
  everyone: 'Attacks with everyone',
  safe: 'Attacks with dice that nobody stops or that survive, and with all when that wins',
  'only-to-win': 'Attacks only when that can win at once',
  nobody: 'Never attacks',
};

function describeAttack({ who, from }: Policy['attack']): string {
  return from > 1 && who !== 'nobody'
    ? `${ATTACKS[who]}, from turn ${from} on.`
    : `${ATTACKS[who]}.`;
}

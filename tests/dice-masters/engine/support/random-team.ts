import type { PlacedCard, PlayerSetup } from '../../../../src/dice-masters/engine/setup.ts';
import { seedOf } from '../../../../src/tabletop/luck/streams.ts';
import { Xoshiro } from '../../../../src/tabletop/luck/xoshiro.ts';
import { cardOf, maxDiceOf, PLAYABLE } from './catalogue.ts';

const CARDS = PLAYABLE.map((id) => cardOf(id));
const BASICS = CARDS.filter(({ kind }) => kind === 'basic-action');
const OTHERS = CARDS.filter(({ kind }) => kind !== 'basic-action');

/** A generator for teams, apart from the luck of any game. */
export function teamLuck(text: string): Xoshiro {
  const { low, high } = seedOf(text);
  const luck = new Xoshiro();
  luck.restart(low, high, low ^ high, 1);
  return luck;
}

/** A team that the tournament rules allow: up to eight names, up to twenty dice, two Basic Actions. */
export function randomTeam(luck: Xoshiro, life = 20): PlayerSetup {
  const cards: PlacedCard[] = [];
  const names = new Set<string>();
  let dice = 0;
  const wanted = 1 + luck.below(8);
  while (cards.length < wanted && dice < 20) {
    const card = OTHERS[luck.below(OTHERS.length)];
    if (!card || names.has(card.name)) continue;
    const most = Math.min(maxDiceOf(card.id), 20 - dice);
    const count = most > 0 ? 1 + luck.below(most) : 0;
    names.add(card.name);
    dice += count;
    if (count > 0) cards.push({ card, dice: count });
  }
  const first = luck.below(BASICS.length);
  const second = (first + 1 + luck.below(BASICS.length - 1)) % BASICS.length;
  for (const place of [first, second]) {
    const card = BASICS[place];
    if (card) cards.push({ card, dice: 3 });
  }
  return { kind: 'player', life, cards };
}

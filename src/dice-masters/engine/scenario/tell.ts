import type { Chance } from '../random/chance.ts';
import type { ToldCard, ToldGame } from '../replay/told-game.ts';
import type { Library } from './cards.ts';
import { playerSetup } from './cards.ts';
import { playExample } from './example.ts';
import type { Example } from './example-file.ts';

/** An example played once, as numbers that a page plays again without reading the script. */
export function tellExample(example: Example, library: Library): ToldGame {
  const { title, intro, profile, seats } = example;
  const turns = example.turns.map(({ rule, title: name, steps }, turn) => ({
    rule,
    title: name,
    steps: steps.map(({ words, rules }, step) => {
      const { picks } = record(example, { turn, step }, library);
      return { words, rules, picks: picks.length };
    }),
  }));
  const last = { turn: turns.length - 1, step: (turns.at(-1)?.steps.length ?? 1) - 1 };
  const { picks, luck } = record(example, last, library);
  const [one, other] = seats;
  return {
    title,
    intro,
    profile,
    seats: [
      { name: one.name, life: one.life, cards: cardsOf(one, library) },
      { name: other.name, life: other.life, cards: cardsOf(other, library) },
    ],
    picks,
    luck,
    turns,
  };
}

type Seat = Example['seats'][number];

function cardsOf(seat: Seat, library: Library): ToldCard[] {
  return playerSetup(seat, library).cards.map(({ card, dice }, place): ToldCard => {
    const asked = seat.cards[place];
    const { cost, levels, abilities } =
      typeof asked === 'object' && 'card' in asked ? asked : { abilities: [] };
    return {
      card: card.id,
      dice,
      ...(cost !== undefined && { cost }),
      ...(levels !== undefined && { faces: card.faces }),
      texts: abilities ?? [],
    };
  });
}

function record(example: Example, at: { turn: number; step: number }, library: Library) {
  const picks: number[] = [];
  const luck: number[] = [];
  playExample(example, at, library, (game) => {
    game.recorder = { pick: (_, pick) => picks.push(pick), turnEnded: () => undefined };
    game.chance = overheard(game.chance, luck);
  });
  return { picks, luck };
}

/** The same luck, written down. */
function overheard(chance: Chance, luck: number[]): Chance {
  const note = (number: number): number => {
    luck.push(number);
    return number;
  };
  return {
    draw: (...asked) => note(chance.draw(...asked)),
    roll: (...asked) => note(chance.roll(...asked)),
  };
}

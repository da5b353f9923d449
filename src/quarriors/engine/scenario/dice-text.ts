import { formatFace } from '../../cards/face.ts';
import type { EngineCard } from '../setup.ts';
import { ScenarioProblem } from './problem.ts';

/** What `2 Scavenging Goblin 1/2/2*` says. */
export interface DiceText {
  count: number;
  /** Place among the cards. */
  card: number;
  face: string | null;
  /** Of an attached spell: the creature it lies with. */
  on: string | null;
}

type Named = Pick<EngineCard, 'id' | 'name' | 'faces'>;

/** Reads a number, the name or id of a card, and a face. */
export function parseDice(text: string, cards: readonly Named[]): DiceText {
  const [head = '', on = null] = text.split(' on ');
  const [, count = '1', words = head] = /^(\d+) (.+)$/.exec(head) ?? [];
  const card = longestName(words, cards);
  const found = cards[card];
  if (!found) throw new ScenarioProblem(`no card of this game begins “${text}”`);
  const own = startOf(words, found);
  const face = words.slice(own.length).trim();
  return { count: Number(count), card, face: face === '' ? null : face, on };
}

/** Place of the card whose name or id begins the words; the longest of them. */
function longestName(words: string, cards: readonly Named[]): number {
  let best = -1;
  let most = 0;
  for (const [place, card] of cards.entries()) {
    const { length } = startOf(words, card);
    if (length > most) {
      most = length;
      best = place;
    }
  }
  return best;
}

function startOf(words: string, { id, name }: Named): string {
  const starts = [name, id].filter((own) =>
    `${words.toLowerCase()} `.startsWith(`${own.toLowerCase()} `),
  );
  return starts[0] ?? '';
}

/** The place of a face as it is written; without one, the first. */
export function findFace({ name, faces }: Named, face: string | null): number {
  if (face === null) return 0;
  const place = faces.findIndex((one) => formatFace(one) === face);
  if (place >= 0) return place;
  const known = [...new Set(faces.map(formatFace))].join(', ');
  throw new ScenarioProblem(`${name} has no face “${face}”; it has ${known}`);
}

/** Ids of the cards that a text names, for putting them on the table. */
export function cardNamed(text: string, cards: readonly Named[]): string | null {
  const words = text.replace(/^\d+ /, '');
  return cards[longestName(words, cards)]?.id ?? null;
}

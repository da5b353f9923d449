import {
  type Card,
  type Face,
  monogram,
  parseEnergyFace,
  SIDEKICK_FACES,
} from '../dice-masters/cards/index.ts';
import { siteCatalogue } from './catalogue.ts';

/** A die face that a text draws. */
export interface DrawnDie {
  face: Face;
  /** Up to two letters for the character. */
  mark: string;
  energy: readonly string[];
  /** Whose die it is; null for Sidekicks and bare energy. */
  card: Card | null;
}

/** Reads `sidekick`, an energy face such as `fist+fist`, `generic` for a double generic, or `wwe-008 3`. */
export async function drawnDie(words: string): Promise<DrawnDie> {
  const { cardById, facesOf } = await siteCatalogue();
  const [id = '', level] = words.split(' ');
  const card = cardById.get(id) ?? null;
  const find = (): Face | null | undefined => {
    if (words === 'sidekick') return SIDEKICK_FACES.at(-1);
    if (words === 'generic') return parseEnergyFace('generic-2');
    if (!card) return parseEnergyFace(words);
    return facesOf(card).find((face) => face.kind === 'level' && face.level === Number(level));
  };
  const face = find();
  if (!face) throw new Error(`The reference draws a die "${words}" that does not exist.`);
  return { face, card, mark: card ? monogram(card.name) : 'SK', energy: card?.energy ?? [] };
}

/** The nouns of Quarriors!: classes, their dice and faces, cards and what they say. */

export type { Card } from './card.ts';
export { type CardClass, DICE_PER_TURN, KIND_NAMES } from './card-class.ts';
export { drawFace, groupFaces, markOf } from './die-drawing.ts';
export { type EffectLine, OPENING_MEANINGS } from './effect-line.ts';
export { confidenceOf, type Sources } from './evidence.ts';
export { type Face, formatFace, quiddityOf } from './face.ts';

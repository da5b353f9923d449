import type { DecisionKind, OptionView, QuestionView } from '../engine/index.ts';

/** What a player is asked, as a question. */
const ASKED: Readonly<Record<DecisionKind, (question: QuestionView) => string>> = {
  window: () => 'Cast a spell?',
  scores: () => 'Use what scored?',
  cull: ({ size }) => `Cull up to ${size === 1 ? '1 die' : `${size} dice`} of your Used Pile?`,
  immediate: () => 'Use immediate effects?',
  're-roll': ({ size }) => `Roll ${size === 1 ? 'another die' : `up to ${size} other dice`} again?`,
  summon: () => 'Ready spells, summon creatures?',
  pay: ({ size }) => `Pay ${size} Quiddity with which die?`,
  react: () => 'React?',
  defend: ({ size }) => `Defend against ${size} with which creature?`,
  destroyed: ({ about }) => `Let ${about} go?`,
  capture: ({ size }) =>
    size > 1 ? `Capture dice from the Wilds? ${size} at most.` : 'Capture a die from the Wilds?',
  'clean-up': () => 'Put spells away?',
  target: ({ about }) => `Which die for ${about}?`,
  upgrade: () => 'Capture which die for nothing?',
  face: ({ about }) => `Which face for ${about}?`,
  may: ({ about, size }) => `Pay ${size} for ${about}?`,
};

export function askedWords(question: QuestionView): string {
  return ASKED[question.kind](question);
}

/** What it means to be done, by what was asked. */
const DONE: Readonly<Partial<Record<DecisionKind, string>>> = {
  window: 'Cast nothing now',
  scores: 'Use no more',
  cull: 'Cull no more',
  immediate: 'Keep the roll',
  're-roll': 'No other die',
  summon: 'Go on to the attack',
  react: 'Do not react',
  destroyed: 'Let it go',
  capture: 'Capture no more',
  'clean-up': 'Leave them ready',
  target: 'None',
  may: 'Do not pay',
};

/** An answer as a button says it. */
export function optionWords({ verb, name }: OptionView, { kind }: QuestionView): string {
  if (verb === 'done') return DONE[kind] ?? 'Done';
  if (verb === 'target') return name.replace(/^target /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

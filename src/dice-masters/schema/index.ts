/** The shapes of content files and of what is published; the only room that runs zod. */

export { affiliationSchema } from './affiliation.ts';
export { publicCardSchema } from './card.ts';
export { exampleSchema } from './example.ts';
export { formatSchema } from './format.ts';
export { keywordSchema } from './keyword.ts';
export { policySchema } from './policy.ts';
export { publicDieSchema } from './public-die.ts';
export { publicKeywordSchema } from './public-keyword.ts';
export { scenarioSchema } from './scenario.ts';
export { publicSetSchema } from './set.ts';

/** The shapes of files about Quarriors! that people write. */

export { scenarioSchema } from './scenario.ts';

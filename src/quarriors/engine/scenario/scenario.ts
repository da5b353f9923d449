import type { z } from 'zod';
import type { scenarioSchema } from '../../schema/scenario.ts';

/** A table, the luck, the picks, and what must come of it. */
export type Scenario = z.infer<typeof scenarioSchema>;

/** As people write it, with the usual left out. */
export type ScenarioFile = z.input<typeof scenarioSchema>;

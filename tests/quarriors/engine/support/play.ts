import { expect } from 'vitest';
import { runScenario } from '../../../../src/quarriors/engine/scenario/run.ts';
import type { ScenarioFile } from '../../../../src/quarriors/engine/scenario/scenario.ts';
import { scenarioSchema } from '../../../../src/quarriors/schema/scenario.ts';
import { box } from '../../the-box.ts';

type Expected = NonNullable<ScenarioFile['expect']>;

/** A situation: its rules and what happens in a sentence, the table, and what follows. */
export type Row = [title: string, table: Omit<ScenarioFile, 'name' | 'expect'>, expect: Expected];

/** Plays a row; nothing may be left over, and everything must be as expected. */
export function playRow(title: string, table: Row[1], expected: Expected): void {
  expect(resultOf(title, table, expected).problems).toEqual([]);
}

export function resultOf(title: string, table: Row[1], expected: Expected) {
  return runScenario(scenarioSchema.parse({ name: title, ...table, expect: expected }), box);
}

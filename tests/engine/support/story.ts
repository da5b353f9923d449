import type { ScenarioFile } from '../../../src/domain/scenario.ts';
import { scenarios } from './scenarios.ts';

/** One turn of a worked example. */
export interface Chapter {
  id: string;
  name: string;
  draws?: string[];
  rolls: string[];
  picks?: string[];
  expect: NonNullable<ScenarioFile['expect']>;
  stop?: 'picks';
}

export type Beginning = Pick<ScenarioFile, 'profile' | 'seats'>;

/** Plays an example from its first turn up to each of its turns in turn. */
export function story(title: string, beginning: Beginning, chapters: readonly Chapter[]): void {
  scenarios(
    title,
    chapters.map(({ id, name, expect, stop }, place) => {
      const told = chapters.slice(0, place + 1);
      return {
        ...beginning,
        name,
        rules: [id],
        turn: 1,
        turns: place + 1,
        draws: told.flatMap(({ draws }) => draws ?? []),
        rolls: told.flatMap(({ rolls }) => rolls),
        picks: told.flatMap(({ picks }) => picks ?? []),
        expect,
        ...(stop && { stop }),
      };
    }),
  );
}

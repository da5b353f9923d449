import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { applyEdits, type TeamEdit } from '../../../src/dice-masters/teams/edit.ts';
import { EMPTY_TEAM, type Team } from '../../../src/dice-masters/teams/team.ts';
import type { Library } from '../../../src/ui/team-shelf/library.ts';
import { Browser } from './browser.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 100);

vi.setConfig({ testTimeout: 60_000 + numRuns * 100 });

const START: Team = { ...EMPTY_TEAM, name: 'Start' };

const slot = fc.constantFrom('cards', 'basicActions');
const at = fc.nat(12);
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', 'Storm', '?odd:7'));
const entry = fc.record({ card: text, dice: fc.nat(20), note: text });
const edit: fc.Arbitrary<TeamEdit> = fc.oneof(
  fc.record({ kind: fc.constant('add'), slot, at, entry }),
  fc.record({ kind: fc.constant('remove'), slot, at }),
  fc.record({ kind: fc.constant('replace'), slot, at, entry }),
  fc.record({ kind: fc.constant('dice'), slot, at, dice: fc.nat(20) }),
  fc.record({ kind: fc.constant('card-note'), slot, at, note: text }),
  fc.record({ kind: fc.constant('move'), slot, from: at, to: at }),
  fc.record({ kind: fc.constant('change-row'), slot, at, dice: fc.nat(20) }),
  fc.record({ kind: fc.constant('name'), name: text }),
  fc.record({ kind: fc.constant('format'), format: text }),
  fc.record({ kind: fc.constant('notes'), notes: text }),
  fc.record({ kind: fc.constant('tags'), tags: fc.array(text, { maxLength: 4 }) }),
);

/** A player at work, and the plain history beside. */
interface Table {
  browser: Browser;
  tab: Library;
  beside: Library;
  model: Teams;
}

type Action = (table: Table) => void;

const editing = fc
  .record({ edits: fc.array(edit, { minLength: 1, maxLength: 3 }), isMore: fc.boolean() })
  .map(
    ({ edits, isMore }): Action =>
      ({ tab, model }) => {
        tab.step(edits, isMore ? 'more' : undefined);
        model.edit(edits, isMore);
      },
  );

const moving = fc.record({ by: fc.constantFrom(-1, 1), times: fc.nat(70) }).map(
  ({ by, times }): Action =>
    ({ tab, model }) => {
      for (let time = 0; time < times; time++) {
        tab.move(by);
        model.move(by);
      }
    },
);

const reloading = fc.constant<Action>((table) => {
  table.browser.close(table.tab);
  table.tab = table.browser.tab();
  table.model.stopGrowing();
});

/** After a pause, in the tab beside, which was open all the time. */
const changingTabs = fc.constant<Action>((table) => {
  table.browser.time += 5000;
  [table.tab, table.beside] = [table.beside, table.tab];
  table.model.stopGrowing();
});

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: editing },
  { weight: 3, arbitrary: moving },
  { weight: 1, arbitrary: reloading },
  { weight: 1, arbitrary: changingTabs },
);

/** The plainest history there is: every team ever seen, and a place. */
class Teams {
  #all: Team[] = [START];
  #place = 0;
  #canGrow = false;

  get now(): Team {
    return this.#all[this.#place] ?? START;
  }

  edit(edits: TeamEdit[], isMore: boolean): void {
    const team = applyEdits(this.now, edits);
    if (JSON.stringify(team) === JSON.stringify(this.now)) return;
    if (isMore && this.#canGrow) {
      this.#all[this.#place] = team;
      return;
    }
    this.#place += 1;
    this.#all.length = this.#place;
    this.#all.push(team);
    this.#canGrow = isMore;
  }

  move(by: number): void {
    const place = Math.max(0, Math.min(this.#place + by, this.#all.length - 1));
    if (place === this.#place) return;
    this.#place = place;
    this.stopGrowing();
  }

  stopGrowing(): void {
    this.#canGrow = false;
  }
}

test('edits, undo, redo, reloads and other tabs give the same team as a list of teams', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 160, size: 'max' }), (actions) => {
      const browser = new Browser();
      const id = browser.tab().start(START, '');
      const table = { browser, tab: browser.tab(), beside: browser.tab(), model: new Teams() };
      for (const act of actions) {
        act(table);
        expect(table.tab.$team.get()).toEqual(table.model.now);
        expect(table.beside.$team.get()).toEqual(table.model.now);
      }
      expect(table.tab.$openId.get()).toBe(id);
    }),
    { numRuns },
  );
});

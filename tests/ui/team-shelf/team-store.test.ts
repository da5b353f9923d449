import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_TEAM } from '../../../src/dice-masters/teams/team.ts';
import { exportEverything, importEverything } from '../../../src/ui/build/shelf/everything.ts';
import { $saved } from '../../../src/ui/card-finder/saved-searches.ts';
import * as store from '../../../src/ui/team-shelf/team-store.ts';

const page = new EventTarget();
vi.stubGlobal('window', page);
afterAll(() => vi.unstubAllGlobals());

class Texts extends Map<string, string> {
  get length() {
    return this.size;
  }
  key = (at: number) => [...this.keys()][at] ?? null;
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, text: string) => this.set(key, text);
  removeItem = (key: string) => this.delete(key);
}

let texts = new Texts();
let stop: () => void = () => undefined;
beforeEach(() => {
  stop();
  texts = new Texts();
  stop = store.openLibrary(texts);
});

const named = (name: string) => ({ ...EMPTY_TEAM, name });

describe('the team store', () => {
  test('edits, undoes and redoes the open team', () => {
    store.edit([{ kind: 'name', name: 'A' }], { merge: 'name' });
    store.edit([{ kind: 'name', name: 'AB' }], { merge: 'name' });
    store.undo();
    expect(store.$team.get().name).toBe('');
    store.redo();
    expect(store.$team.get().name).toBe('AB');
    expect(store.$history.get()).toEqual({ canUndo: true, canRedo: false, steps: 1, place: 1 });
  });

  test('restores a snapshot as a step that can be undone', () => {
    store.newTeam(named('Before'));
    store.takeSnapshot('Kept');
    store.edit([{ kind: 'name', name: 'After' }]);
    store.restoreSnapshot(0);
    expect(store.$team.get().name).toBe('Before');
    store.undo();
    expect(store.$team.get().name).toBe('After');
    store.deleteSnapshot(0)();
    expect(store.$snapshots.get()).toHaveLength(1);
  });

  test('puts teams in folders and renames a folder with all its teams', () => {
    const one = store.newTeam(named('One'));
    const two = store.newTeam(named('Two'), 'Old');
    store.moveToFolder(one, 'Old');
    store.renameFolder('Old', 'New');
    expect(store.$library.get().map(({ folder }) => folder)).toEqual(['New', 'New']);
    store.deleteTeam(two)();
    store.renameTeam(store.duplicateTeam(one), 'Three');
    const names = store.$library.get().map(({ name }) => name);
    expect(names.sort()).toEqual(['One', 'Three', 'Two']);
    expect(store.teamOf(one)).toEqual(named('One'));
    expect(store.teamOf('nobody')).toBeNull();
  });

  test('carries saved searches in the file, and replaces none', () => {
    $saved.set([
      { name: 'Cheap', text: 'c<=2' },
      { name: 'Swarm', text: 'kw:swarm' },
    ]);
    const file = exportEverything();
    $saved.set([{ name: 'Cheap', text: 'c<=1' }]);
    importEverything(file);
    expect($saved.get()).toEqual([
      { name: 'Swarm', text: 'kw:swarm' },
      { name: 'Cheap', text: 'c<=1' },
    ]);
  });

  test('follows storage events and a page that comes back, until stopped', () => {
    const id = store.newTeam(named('Mine'));
    const change = (name: string, event: Event) => {
      const head = `dicewright:team:${id}`;
      texts.set(head, (texts.get(head) ?? '').replace(/"name":"\w+"/, `"name":"${name}"`));
      page.dispatchEvent(event);
    };
    const heard = () => Object.assign(new Event('storage'), { key: `dicewright:team:${id}` });
    change('Theirs', heard());
    expect(store.$team.get().name).toBe('Theirs');
    change('Shown', Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.$team.get().name).toBe('Shown');
    stop();
    change('Unheard', heard());
    expect(store.$team.get().name).toBe('Shown');
  });

  test('draws ids that fit a key', () => {
    expect(store.newTeam(named('Any'))).toMatch(/^[a-z2-7]{10}$/);
  });
});

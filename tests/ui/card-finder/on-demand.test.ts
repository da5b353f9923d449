import { expect, test } from 'vitest';
import { onDemand, withParts } from '../../../src/ui/card-finder/on-demand.ts';

test('work that needs parts is begun anew with each of them, and each is loaded once', async () => {
  const loaded: string[] = [];
  const part = (name: string) =>
    onDemand(async () => {
      loaded.push(name);
      return name;
    });
  const [first, second] = [part('first'), part('second')];
  expect(await withParts(() => 'none')).toBe('none');
  expect(loaded).toEqual([]);
  expect(await withParts(() => `${first()} ${second()}`)).toBe('first second');
  expect(await withParts(() => second())).toBe('second');
  expect(loaded).toEqual(['first', 'second']);
});

test('a part that could not be loaded is asked for again with the next question', async () => {
  let isOffline = true;
  const part = onDemand(async () => {
    if (isOffline) throw new Error('no connection');
    return 'here';
  });
  await expect(withParts(part)).rejects.toThrow('no connection');
  isOffline = false;
  expect(await withParts(part)).toBe('here');
});

test('an error in the work itself is not waited for', async () => {
  const work = () => {
    throw new RangeError('wrong');
  };
  await expect(withParts(work)).rejects.toThrow(RangeError);
});

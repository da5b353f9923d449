import { expect, test } from 'vitest';
import { find, read } from '../../src/search/find.ts';
import { chooseToRead, groupHits } from '../../src/search/groups.ts';
import { prepareQuery } from '../../src/search/query.ts';
import questions from '../fixtures/questions.json' with { type: 'json' };
import { contentLibrary } from './content-library.ts';

const READ = 22;
const READ_CARDS = 5;
const library = contentLibrary();

/** Where the answer to a question stands among the hits; 0 where it does not. */
async function placeOfAnswer({ from, ask, answers }: (typeof questions)[number]) {
  const answer = await find(prepareQuery(ask, from), library);
  const hits = await read(answer, chooseToRead(answer.found, READ, READ_CARDS), library);
  return (
    groupHits(hits)
      .flatMap((group) => group.hits)
      .findIndex(({ place }) => place.shelf.game === from && answers.includes(place.ref)) + 1
  );
}

test.each([
  ['half that was tuned to', false, 0.65, 0.8],
  ['half kept apart', true, 0.6, 0.75],
])('the %s finds its answers', async (name, kept, first, amongThree) => {
  const asked = questions.filter((question) => question.kept === kept);
  const places = await Promise.all(asked.map(placeOfAnswer));
  const share = (fits: (place: number) => boolean) => places.filter(fits).length / asked.length;
  const firsts = share((place) => place === 1);
  const threes = share((place) => place >= 1 && place <= 3);
  const absent = share((place) => place === 0);
  const percent = (one: number) => `${Math.round(100 * one)} %`;
  console.log(
    `Questions, ${name}: ${percent(firsts)} first, ${percent(threes)} among three, ${percent(absent)} absent`,
  );
  expect(firsts).toBeGreaterThanOrEqual(first);
  expect(threes).toBeGreaterThanOrEqual(amongThree);
});

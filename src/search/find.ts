import { type Candidate, type IndexHit, mergeHits } from './merge.ts';
import { namedKeywords } from './named-keywords.ts';
import { parseRuleId, type Query } from './query.ts';
import { holds, rank, rootsOf } from './rank.ts';
import { type Kind, type Place, placeOf, type RecordText, type Register } from './record.ts';
import { bySubtitle, type Subtitles } from './subtitles.ts';

/** What finding needs from outside: the register, the index and the shelves. */
export interface Library {
  register: Register;
  search(word: string): Promise<IndexHit[]>;
  shelf(name: string): Promise<RecordText[]>;
  subtitles(): Promise<Subtitles>;
}

/** A record that fits, not yet read. */
export interface Found {
  place: Place;
  score: number;
}

export interface Answer {
  query: Query;
  /** Everything that fits, best first by the index alone. */
  found: Found[];
  /** How rare each word of the query is. */
  weights: number[];
}

export interface Hit extends Found {
  record: RecordText;
  /** How well its words answer the query, names and ids aside. */
  fit: number;
}

/** Below this share of what the fullest record holds, a record is noise. */
const NOISE = 0.6;
const IN_TITLE = 0.74;
const NAMED = 2;
const BY_ID = 4;

/** Asks the index for every word on its own and joins what it says. */
export async function find(query: Query, library: Library): Promise<Answer> {
  const places = placesById(library.register);
  const numbered = byRuleId(query, places);
  if (numbered.length > 0) return { query, found: numbered, weights: [] };
  const hits = await Promise.all(query.words.map((word) => searchWord(word, places, library)));
  const { candidates, weights } = mergeHits(hits, places.size);
  const top = Math.max(0, ...candidates.map(({ held }) => held));
  const found = candidates.flatMap((candidate) => {
    const place = places.get(candidate.id);
    return place && fits(candidate, place.kind, top) ? { place, score: candidate.score } : [];
  });
  if (!query.isQuestion && !candidates.some(isTitled)) {
    found.push(...bySubtitle(query, library.register, await library.subtitles()));
  }
  const sure = await byName(query, library);
  const rest = found.filter(({ place }) => !sure.some((one) => isSame(one.place, place)));
  return { query, found: [...sure, ...rest], weights };
}

/** Reads the records and puts them in their final order. */
export async function read(answer: Answer, found: Found[], library: Library): Promise<Hit[]> {
  const { query, weights } = answer;
  const hits = await Promise.all(
    found.map(async ({ place, score }) => {
      const record = (await library.shelf(place.shelf.name))[place.at];
      if (!record) throw new Error(`The shelf ${place.shelf.name} ends before ${place.at}.`);
      const fit = rank(query, weights, place, record);
      return { place, record, fit, score: score >= NAMED ? score + fit : fit };
    }),
  );
  return hits.sort((a, b) => b.score - a.score);
}

/** Every word stands in its title, near enough. */
function isTitled({ score, complete }: Candidate): boolean {
  return complete && score >= IN_TITLE;
}

/** For a word that stands nowhere the index offers its nearest neighbors; those are no answer. */
async function searchWord(
  word: string,
  places: Map<string, Place>,
  library: Library,
): Promise<IndexHit[]> {
  const hits = await library.search(word);
  const place = places.get(hits[0]?.id ?? '');
  if (!place) return hits;
  const record = (await library.shelf(place.shelf.name))[place.at];
  return record && holds(rootsOf(record), word) ? hits : [];
}

/** Cards must hold every word: names are looked up, not asked. */
function fits({ held, complete }: Candidate, kind: Kind, top: number): boolean {
  return kind === 'card' ? complete : held >= top * NOISE;
}

/** The rule with that id, then those numbered below it. */
function byRuleId({ ruleId }: Query, places: Map<string, Place>): Found[] {
  if (ruleId === null) return [];
  return [...places.values()].flatMap((place) => {
    const id = /^[A-Z]/.test(place.ref) ? parseRuleId(place.ref) : null;
    if (id === ruleId) return { place, score: BY_ID };
    return id?.startsWith(`${ruleId}.`) ? { place, score: NAMED } : [];
  });
}

async function byName({ text, game }: Query, { register, shelf }: Library): Promise<Found[]> {
  const lists = register.shelves
    .filter((info) => info.holds === 'keywords' && (game ?? info.game) === info.game)
    .map(async (info) => {
      const names = (await shelf(info.name)).map(({ title }) => title);
      return namedKeywords(text, names).map((at) => ({ place: placeOf(info, at), score: NAMED }));
    });
  return (await Promise.all(lists)).flat();
}

function placesById({ shelves }: Register): Map<string, Place> {
  return new Map(
    shelves.flatMap((shelf) => shelf.ids.map((id, at) => [id, placeOf(shelf, at)] as const)),
  );
}

function isSame(a: Place, b: Place): boolean {
  return a.shelf === b.shelf && a.at === b.at;
}

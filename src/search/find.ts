import { type Candidate, type IndexHit, mergeHits } from './merge.ts';
import { namedKeywords } from './named-keywords.ts';
import { parseRuleId, type Query } from './query.ts';
import { rank, rootsOf, standing } from './rank.ts';
import { type Kind, type Place, placeOf, type RecordText, type Register } from './record.ts';
import { bySubtitle, type Subtitles } from './subtitles.ts';
import { heldBy, type Term } from './term.ts';
import { type Vocabulary, withMeanings } from './vocabulary.ts';

/** What finding needs from outside: the register, the index and the shelves. */
export interface Library {
  register: Register;
  search(word: string): Promise<IndexHit[]>;
  shelf(name: string): Promise<RecordText[]>;
  subtitles(): Promise<Subtitles>;
  vocabulary(): Promise<Vocabulary>;
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

/** Below this share of what the fullest record of its game holds, a record is noise. */
const NOISE = 0.5;
const IN_TITLE = 0.74;
const NAMED = 2;
const BY_ID = 4;

/** Asks the index for every word on its own and joins what it says. */
export async function find(asked: Query, library: Library): Promise<Answer> {
  const places = placesById(library.register);
  const numbered = byRuleId(asked, places);
  if (numbered.length > 0) return { query: asked, found: numbered, weights: [] };
  const query = withMeanings(asked, await library.vocabulary());
  const hits = await Promise.all(query.words.map((term) => searchTerm(term, places, library)));
  const { candidates, weights } = mergeHits(hits, places.size);
  const tops = topsByGame(candidates, places);
  const found = candidates.flatMap((candidate) => {
    const place = places.get(candidate.id);
    const least = NOISE * (tops.get(place?.shelf.game ?? '') ?? 0);
    return place && fits(candidate, place.kind, least)
      ? { place, score: candidate.score * standing(place, query) }
      : [];
  });
  found.sort((a, b) => b.score - a.score);
  if (!query.isQuestion && !candidates.some(isTitled)) {
    found.push(...bySubtitle(query, library.register, await library.subtitles()));
  }
  const sure = await byName(query, library);
  const rest = found.filter(({ place }) => !sure.some((one) => isSame(one.place, place)));
  return { query, found: [...sure, ...rest], weights };
}

/** The fullest record of each game, so that one game's words never crowd out another's. */
function topsByGame(candidates: Candidate[], places: Map<string, Place>): Map<string, number> {
  const tops = new Map<string, number>();
  for (const { id, held } of candidates) {
    const game = places.get(id)?.shelf.game ?? '';
    tops.set(game, Math.max(tops.get(game) ?? 0, held));
  }
  return tops;
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

/** What holds a word in any of its meanings. */
async function searchTerm(
  term: Term,
  places: Map<string, Place>,
  library: Library,
): Promise<IndexHit[]> {
  const best = new Map<string, IndexHit>();
  const lists = await Promise.all(
    term.meanings.map(async ({ root, worth, game }) => {
      const hits = await searchWord(root, places, library);
      return hits
        .filter(({ id }) => game === null || places.get(id)?.shelf.game === game)
        .map((hit) => ({ ...hit, score: hit.score * worth }));
    }),
  );
  for (const hit of lists.flat()) {
    const known = best.get(hit.id);
    if (!known || known.score < hit.score) {
      const inTitle = hit.inTitle || (known?.inTitle ?? false);
      best.set(hit.id, { ...hit, inTitle, inAsked: hit.inAsked || (known?.inAsked ?? false) });
    }
  }
  return [...best.values()];
}

/** For a word that stands nowhere the index offers its nearest neighbors; those are no answer. */
async function searchWord(
  root: string,
  places: Map<string, Place>,
  library: Library,
): Promise<IndexHit[]> {
  const hits = await library.search(root);
  const place = places.get(hits[0]?.id ?? '');
  if (!place) return hits;
  const record = (await library.shelf(place.shelf.name))[place.at];
  const plain = { typed: root, root, meanings: [{ root, worth: 1, game: null }] };
  return record && heldBy(plain, rootsOf(record), null) > 0 ? hits : [];
}

/** Cards must hold every word: names are looked up, not asked. */
function fits({ held, complete }: Candidate, kind: Kind, least: number): boolean {
  return kind === 'card' ? complete : held >= least;
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

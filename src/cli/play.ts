import { facesOf, fullTitle } from '../dice-masters/cards/index.ts';
import type { Catalogue } from '../dice-masters/catalogue/index.ts';
import {
  type DecisionView,
  engineCard,
  type Game,
  type GameLog,
  type GameView,
  type Library,
  parseReplay,
  runReplay,
  runScenario,
  ScenarioProblem,
  TooManyDice,
  viewOf,
} from '../dice-masters/engine/index.ts';
import { scenarioSchema } from '../dice-masters/schema/index.ts';
import { logLines, plainText } from '../dice-masters/words/index.ts';
import { type Answer, refusal } from './answer.ts';
import { describeTable } from './describe-table.ts';
import { BadQuestion, readQuestion, type Usage } from './question.ts';
import { isFile, looksLikeFile, readFile } from './text-of.ts';
import { unplayedLines } from './unplayed.ts';

export const PLAY = {
  name: 'play',
  forms: [
    ['<scenario.json or replay> … [--log] [--json]', 'plays scenario files and replay links'],
  ],
  flags: { log: 'yes', json: 'yes' },
} as const satisfies Usage;

interface Played {
  view: GameView;
  open: DecisionView | null;
  game: Game;
  log: GameLog;
  problems: string[];
}

/** One of the things to play, and what came of it. */
type Told = { file: string } & (
  | (Played & { lines: string[]; notPlayed: NotPlayed[] })
  | { problem: string }
);

/** Text of a card on the table that nothing carries out. */
interface NotPlayed {
  card: string;
  name: string;
  lines: string[];
}

/** Ends with 1 when something was not as expected, with 2 when a file or link could not be loaded. */
export function playCommand(words: string[], catalogue: Catalogue): Answer {
  try {
    const { asked, rest } = readQuestion(words, PLAY);
    if (rest.length === 0) {
      throw new BadQuestion('Which scenario or replay? Give a file, a link, or - to read it.');
    }
    const library = libraryOf(catalogue);
    const unplayed = unplayedIn(catalogue);
    const all = rest.map((what) => tell(what, asked.log, library, unplayed));
    return {
      output: asked.json ? inJson(all, asked.log) : inWords(all),
      warnings: asked.json ? '' : unloaded(all),
      code: Math.max(...all.map(codeOf)) as Answer['code'],
    };
  } catch (error) {
    return refusal(error, words, PLAY);
  }
}

type Unplayed = (game: Game) => NotPlayed[];

/** Whatever does not play says so: the lines of cards on the table that only words tell. */
function unplayedIn({ cards }: Catalogue): Unplayed {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ({ layout }) => {
    const ids = new Set(layout.cards.map(({ id }) => id));
    return [...ids].flatMap((id) => {
      const card = byId.get(id);
      const lines = card ? unplayedLines(card).map(plainText) : [];
      return card && lines.length > 0 ? [{ card: id, name: fullTitle(card), lines }] : [];
    });
  };
}

function tell(file: string, isLogged: boolean, library: Library, unplayed: Unplayed): Told {
  try {
    const played = play(file, library);
    const lines = isLogged ? logLines(played.log, played.game) : [];
    return { file, ...played, lines, notPlayed: unplayed(played.game) };
  } catch (error) {
    if (!isBadFile(error)) throw error;
    return { file, problem: error.message };
  }
}

function isBadFile(error: unknown): error is Error {
  return [BadQuestion, ScenarioProblem, TooManyDice].some((kind) => error instanceof kind);
}

function codeOf(told: Told): number {
  if ('problem' in told) return 2;
  return told.problems.length > 0 ? 1 : 0;
}

function inJson(all: readonly Told[], isLogged: boolean): string {
  const data = all.map((told) => {
    const file = all.length > 1 ? { file: told.file } : {};
    if ('problem' in told) return { ...file, problem: told.problem };
    const { view, open, problems, notPlayed, lines } = told;
    return { ...file, ...view, open, problems, notPlayed, ...(isLogged && { log: lines }) };
  });
  return JSON.stringify(data.length === 1 ? data[0] : data);
}

function inWords(all: readonly Told[]): string {
  return all
    .flatMap((told) => {
      if ('problem' in told) return [];
      const { file, lines, view, open, problems, notPlayed } = told;
      const head = all.length > 1 ? [`== ${file}`] : [];
      const mistakes = problems.map((problem) => `Problem: ${problem}`);
      const silent = notPlayed.map(
        ({ name, card, lines: texts }) => `Not played: ${name} (${card}): ${texts.join(' ')}`,
      );
      return [...head, ...lines, ...describeTable(view, open), ...silent, ...mistakes].join('\n');
    })
    .join('\n\n');
}

function unloaded(all: readonly Told[]): string {
  return all
    .flatMap((told) => ('problem' in told ? `${told.file}: ${told.problem}` : []))
    .join('\n');
}

function play(what: string, library: Library): Played {
  if (what === '-') {
    const text = readFile(what).trim();
    return text.startsWith('{') ? playScenario(what, text, library) : playLink(text, library);
  }
  if (isFile(what) || looksLikeFile(what)) return playScenario(what, readFile(what), library);
  if (!what.includes('~')) throw new BadQuestion(`There is no file ${what}, and it is no replay.`);
  return playLink(what, library);
}

function playScenario(file: string, text: string, library: Library): Played {
  const parsed = scenarioSchema.safeParse(readJson(file, text));
  if (parsed.success) return runScenario(parsed.data, library);
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new BadQuestion(lines.join('\n'));
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadQuestion(`${file} is no JSON.`, { cause: error });
  }
}

/** A replay, alone or in the address of a table. */
function playLink(link: string, library: Library): Played {
  const [, body = link] = /[#&]game=([^&\s]*)/.exec(link) ?? [];
  const parsed = parseReplay(body);
  if (!parsed.ok) throw new BadQuestion(parsed.problem);
  const replayed = runReplay(parsed.replay, (id) => library.card(id)?.card);
  if (!replayed.ok) throw new BadQuestion(replayed.problem);
  return { ...replayed, view: viewOf(replayed.game), problems: replayed.warnings };
}

/** The catalogue as scenarios ask for it. */
function libraryOf({ cards, dice }: Catalogue): Library {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    card: (id) => {
      const card = byId.get(id);
      const die = dice.get(card?.die ?? '');
      const ready = card && die ? engineCard({ ...card, faces: facesOf(card, die) }) : null;
      return card && ready ? { card: ready, dice: card.maxDice } : undefined;
    },
    ability: () => undefined,
  };
}

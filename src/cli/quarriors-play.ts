import type { Catalogue } from '../quarriors/catalogue/index.ts';
import {
  type GameView,
  openGame,
  parseGame,
  type QuestionView,
  runScenario,
  ScenarioProblem,
  type SeatView,
  unknownCard,
} from '../quarriors/engine/index.ts';
import { scenarioSchema } from '../quarriors/schema/index.ts';
import { askedWords, logLines } from '../quarriors/words/index.ts';
import type { Told } from './odds-answer.ts';
import { BadQuestion } from './question.ts';
import { isFile, looksLikeFile, readFile } from './text-of.ts';

const NAMES = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
const ZONES = ['pool', 'ready', 'used', 'bag', 'aside', 'spent'] as const;

interface Played {
  view: GameView;
  open: QuestionView | null;
  lines: string[];
  problems: string[];
}

/** A scenario file or a replay link, played to its end; `isRight` where everything was as expected. */
export function tellGame(
  what: string,
  isLogged: boolean,
  box: Catalogue,
): Told & { isRight: boolean } {
  const { view, open, lines, problems } = play(what, box);
  return {
    isRight: problems.length === 0,
    data: { ...view, open, problems, ...(isLogged && { log: lines }) },
    words: [
      ...(isLogged ? lines : []),
      ...describe(view, open),
      ...problems.map((problem) => `Problem: ${problem}`),
    ],
  };
}

function play(what: string, box: Catalogue): Played {
  const isScenario = what === '-' || isFile(what) || looksLikeFile(what);
  const text = isScenario ? readFile(what).trim() : what;
  return text.startsWith('{') ? playScenario(what, text, box) : playLink(text, box);
}

function playScenario(file: string, text: string, box: Catalogue): Played {
  const parsed = scenarioSchema.safeParse(readJson(file, text));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new BadQuestion(lines.join('\n'));
  }
  try {
    const { view, open, log, game, problems } = runScenario(parsed.data, box);
    return { view, open, lines: logLines(log.entries, game, NAMES), problems };
  } catch (error) {
    if (!(error instanceof ScenarioProblem)) throw error;
    throw new BadQuestion(`${file}: ${error.message}.`, { cause: error });
  }
}

function readJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadQuestion(`${file} is no JSON.`, { cause: error });
  }
}

/** A replay, alone or in the address of a table. */
function playLink(link: string, box: Catalogue): Played {
  const [, body = link] = /[#&]game=([^&\s]*)/.exec(link) ?? [];
  const parsed = parseGame(body);
  if (!parsed.ok) throw new BadQuestion(`${parsed.problem} Give a file, a link, or - to read it.`);
  const { spec, ...recording } = parsed.game;
  const unknown = unknownCard(spec, box);
  if (unknown !== null) throw new BadQuestion(`There is no card ${unknown}.`);
  const session = openGame(box, { setup: spec, ...recording });
  const isOther = session.hashes.some((hash, turn) => hash !== (recording.hashes[turn] ?? hash));
  const warning = 'The rules were corrected since this was recorded: it goes another way now.';
  return {
    view: session.view,
    open: session.question,
    lines: logLines(session.events, session.table, NAMES),
    problems: isOther || session.isImpossible ? [warning] : [],
  };
}

function describe(view: GameView, open: QuestionView | null): string[] {
  const winners = view.winners.map((seat) => NAMES[seat]).join(' and ');
  return [
    `Turn ${view.turn}, ${view.phase}, ${NAMES[view.active]} is active with ${view.available} Quiddity in reach.`,
    ...view.seats.flatMap((seat, place) => [
      `${NAMES[place]}: ${seat.glory} of ${view.goal} Glory`,
      ...zoneLines(seat),
    ]),
    `Wilds: ${view.wilds.map(({ name, dice }) => `${name} ${dice}`).join(', ')}`,
    ...(winners === '' ? [] : [`Won by ${winners}.`]),
    ...(open
      ? [
          `${NAMES[open.seat]}: ${askedWords(open)} (${open.why})`,
          ...open.options.map(({ name }, place) => `  ${place}  ${name}`),
        ]
      : []),
  ];
}

function zoneLines(seat: SeatView): string[] {
  return ZONES.filter((zone) => seat[zone].length > 0).map((zone) => {
    const isRolled = zone === 'pool' || zone === 'ready';
    const dice = seat[zone].map(({ name, face }) => (isRolled ? `${name} ${face}` : name));
    return `  ${zone.padEnd(6)} ${dice.join(', ')}`;
  });
}

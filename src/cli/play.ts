import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Catalogue } from '../catalogue/read.ts';
import { facesOf } from '../domain/die.ts';
import { ZONE_NAMES, ZONES } from '../domain/movement.ts';
import { scenarioSchema } from '../domain/schema/scenario.ts';
import { engineCard } from '../engine/engine-card.ts';
import type { Game } from '../engine/game.ts';
import type { EventLog } from '../engine/log.ts';
import { parseReplay } from '../engine/replay/link.ts';
import { runReplay } from '../engine/replay/run.ts';
import type { Library } from '../engine/scenario/cards.ts';
import { ScenarioProblem } from '../engine/scenario/problem.ts';
import { runScenario } from '../engine/scenario/run.ts';
import { type DecisionView, type GameView, viewOf } from '../engine/view.ts';
import { logLines } from '../text/log.ts';

interface Answer {
  output: string;
  code: number;
}

interface Played {
  view: GameView;
  open: DecisionView | null;
  game: Game;
  log: EventLog;
  problems: string[];
}

/** `play <scenario.json or replay link> [--json] [--log]`. */
export function playCommand(words: string[], catalogue: Catalogue): Answer {
  const { values, positionals } = parseArgs({
    args: words,
    options: { json: { type: 'boolean' }, log: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const [what] = positionals;
  if (what === undefined)
    return { output: 'Which scenario or replay? Give a file or a link.', code: 1 };
  const played = what.endsWith('.json') ? playFile(what, catalogue) : playLink(what, catalogue);
  if ('output' in played) return played;
  const lines = values['log'] ? logLines(played.log, played.game) : [];
  const { view, open, problems } = played;
  const output = values['json']
    ? JSON.stringify({ ...view, open, problems, ...(values['log'] && { log: lines }) })
    : [...lines, ...describe(view, open), ...problems.map((problem) => `Problem: ${problem}`)].join(
        '\n',
      );
  return { output, code: problems.length > 0 ? 1 : 0 };
}

function playFile(file: string, catalogue: Catalogue): Played | Answer {
  const read = readJson(file);
  if ('output' in read) return read;
  const parsed = scenarioSchema.safeParse(read.data);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { output: lines.join('\n'), code: 1 };
  }
  try {
    return runScenario(parsed.data, libraryOf(catalogue));
  } catch (problem) {
    if (problem instanceof ScenarioProblem) return { output: problem.message, code: 1 };
    throw problem;
  }
}

function readJson(file: string): { data: unknown } | Answer {
  try {
    return { data: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (problem) {
    const what = problem instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    return { output: `${file} ${what}.`, code: 1 };
  }
}

function playLink(link: string, catalogue: Catalogue): Played | Answer {
  const library = libraryOf(catalogue);
  const parsed = parseReplay(link);
  if (!parsed.ok) return { output: parsed.problem, code: 1 };
  const replayed = runReplay(parsed.replay, (id) => library.card(id)?.card);
  if (!replayed.ok) return { output: replayed.problem, code: 1 };
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

function describe(view: GameView, open: DecisionView | null): string[] {
  const { turn, step, active, winner } = view;
  const over = winner === null ? [] : [winner === 'tie' ? 'A tie.' : `Seat ${winner} wins.`];
  const asked = open
    ? [
        `Seat ${open.seat} decides (${open.kind}, ${open.rule}):`,
        ...open.options.map((option, place) => `  ${place}  ${option}`),
      ]
    : [];
  return [
    `Turn ${turn}, ${step}, seat ${active} is active.`,
    ...view.seats.flatMap((seat, place) => [
      `Seat ${place}: ${seat.life} life`,
      ...zoneLines(seat),
    ]),
    ...over,
    ...asked,
  ];
}

function zoneLines({ zones }: GameView['seats'][0]): string[] {
  return ZONES.filter((zone) => zone !== 'card' && zones[zone].length > 0).map((zone) => {
    const dice = zones[zone].map(({ name, face }) =>
      zone === 'bag' || zone === 'used' || zone === 'out' || zone === 'prep'
        ? name
        : `${name} ${face}`,
    );
    return `  ${ZONE_NAMES[zone].padEnd(13)} ${dice.join(', ')}`;
  });
}

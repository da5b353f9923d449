import type { EnergyUnit } from '../cards/energy.ts';
import { FACES } from '../engine/faces.ts';
import type { Game } from '../engine/game.ts';
import { KEYWORDS } from '../engine/keywords/index.ts';
import type { EventKind, EventOf, GameEvent, GameLog, MoveEvent, Target } from '../engine/log.ts';
import { ZONE_NAMES } from '../engine/movement.ts';
import { capital, keywordName } from '../language/grammar/marks.ts';
import { effectWords } from '../language/say.ts';
import { faceWords } from './face-words.ts';
import { plainText } from './plain-text.ts';
import { roundOf } from './round.ts';

/** Names for the two seats. */
export type SeatNames = readonly [string, string];

const PLAIN_SEATS: SeatNames = ['First player', 'Second player'];

/** Every line with its rules: `4. Sidekick moves from Bag to Prep Area. (M4, R7.1.2)`. */
export function logLines(log: GameLog, game: Game, seats: SeatNames = PLAIN_SEATS): string[] {
  return log.entries.map((entry) => {
    const rules = entry.rules.length > 0 ? ` (${entry.rules.join(', ')})` : '';
    return `${roundOf(entry.turn)}. ${sentenceOf(entry, game, seats)}${rules}`;
  });
}

/** One event as a sentence. */
export function sentenceOf(entry: GameEvent, game: Game, seats: SeatNames = PLAIN_SEATS): string {
  const tell = SENTENCES[entry.kind] as (entry: GameEvent, scene: Scene) => string;
  const words = tell(entry, { game, seats });
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Why a line happened: its rules, and the chain of abilities that led to it. */
export function whyOf(
  entry: GameEvent,
  log: GameLog,
  game: Game,
  seats: SeatNames = PLAIN_SEATS,
): { rules: readonly string[]; because: string[] } {
  const because: string[] = [];
  let cause = log.entries[entry.by];
  while (cause) {
    because.push(sentenceOf(cause, game, seats));
    cause = log.entries[cause.by];
  }
  return { rules: entry.rules, because };
}

const STEP_NAMES: Record<string, string> = {
  'clear-and-draw': 'Clear and Draw Step',
  'roll-and-reroll': 'Roll and Reroll Step',
  main: 'Main Step',
  attack: 'Attack Step',
  cleanup: 'Cleanup Step',
};

interface Scene {
  game: Game;
  seats: SeatNames;
}

const player = ({ seats }: Scene, seat: number): string => seats[seat === 1 ? 1 : 0];

function die({ game }: Scene, number: number): string {
  return number < 0 ? 'nothing' : game.layout.card(game.layout.cardOf[number] ?? 0).name;
}

function shown(
  { die: number, face }: EventOf<'roll' | 'turn-face' | 'half-spent'>,
  { game }: Scene,
): string {
  const card = game.layout.card(game.layout.cardOf[number] ?? 0);
  return faceWords(card.faces[face % FACES]);
}

function target(scene: Scene, what: Target): string {
  return 'die' in what ? die(scene, what.die) : player(scene, what.player);
}

const signed = (amount: number): string => (amount < 0 ? `${amount}` : `+${amount}`);

/** `generic energy`, `Bolt energy`. */
function unitWords(unit: EnergyUnit): string {
  return `${unit === 'generic' || unit === 'wild' ? unit : capital(unit)} energy`;
}

type UnitEvent = EventOf<'unit-gained' | 'unit-kept' | 'unit-spent' | 'unit-lost'>;

const withoutDie =
  (verb: string) =>
  ({ seat, unit, amount }: UnitEvent, scene: Scene): string =>
    `${player(scene, seat)} ${verb} ${amount} ${unitWords(unit)} without a die`;

const KEYWORD_IDS = new Set(KEYWORDS.map(({ id }) => id));

/** A keyword by its name; the name of a card as it is. */
function textName(text: string): string {
  return KEYWORD_IDS.has(text) ? keywordName(text) : text;
}

function moveWords({ die: number, from, to }: MoveEvent, scene: Scene): string {
  const name = die(scene, number);
  const start = from === 'card' ? 'its card' : ZONE_NAMES[from];
  const goal = to === 'card' ? 'its card' : ZONE_NAMES[to];
  if (from === to) return `${name} changes sides`;
  if (to === 'aside') return `${name} is taken from ${start} and set aside`;
  if (from === 'aside') return `${name}, which was set aside, moves to ${goal}`;
  return `${name} moves from ${start} to ${goal}`;
}

function turnWords(entry: EventOf<'turn-face' | 'half-spent'>, scene: Scene): string {
  return `${die(scene, entry.die)} is turned to ${shown(entry, scene)}`;
}

function bonusWords({ die: number, attack, defense }: EventOf<'bonus'>, scene: Scene): string {
  const changes = [
    ...(attack ? [`${signed(attack)}A`] : []),
    ...(defense ? [`${signed(defense)}D`] : []),
  ];
  return `${die(scene, number)} gets ${changes.join(' and ')} this turn`;
}

/** Who used which text: a Global, a keyword of a die, or the text of its card. */
function usedWords({ seat, die: number, text, times }: EventOf<'ability'>, scene: Scene): string {
  const user = player(scene, seat);
  if (number < 0) return `${user} uses the Global of ${text}${times > 1 ? ` ${times} times` : ''}`;
  const isKeyword = KEYWORD_IDS.has(text);
  return isKeyword ? `${die(scene, number)} uses ${textName(text)}` : `${user} uses ${text}`;
}

function triggerWords({ die: number, text }: EventOf<'trigger'>, scene: Scene): string {
  if (!KEYWORD_IDS.has(text)) return `The text of ${text} takes effect`;
  const whose = number < 0 ? '' : ` of ${die(scene, number)}`;
  return `${textName(text)}${whose} takes effect`;
}

/** What holds for the rest of the turn, of a die or for a player. */
function lastingWords(
  { seat, die: number, other, text, about }: EventOf<'lasting'>,
  scene: Scene,
): string {
  const name = number < 0 ? player(scene, seat) : die(scene, number);
  if (about === null) {
    const whom = other < 0 ? '' : ` on ${die(scene, other)}`;
    return `${name}: ${textName(text)}${whom}, this turn`;
  }
  if (number < 0) return `${name}: ${plainText(effectWords(about).words)}`;
  const words = plainText(effectWords(about, { dice: name }).words);
  return capital(words.replace(/^choose (.*?); /, '$1: '));
}

const SENTENCES: { [Kind in EventKind]: (entry: EventOf<Kind>, scene: Scene) => string } = {
  turn: ({ seat, turn }, scene) => `Turn ${roundOf(turn)} begins: ${player(scene, seat)}`,
  step: ({ step }) => `${STEP_NAMES[step] ?? step} begins`,
  moved: moveWords,
  drawn: moveWords,
  refilled: moveWords,
  spent: moveWords,
  cleared: moveWords,
  fielded: moveWords,
  attacked: moveWords,
  buy: ({ seat, die: number, cost }, scene) =>
    `${player(scene, seat)} buys ${die(scene, number)} ${cost === 0 ? 'for free' : `for ${cost}`}`,
  roll: (entry, scene) => `${die(scene, entry.die)} is rolled: ${shown(entry, scene)}`,
  'turn-face': turnWords,
  'half-spent': turnWords,
  damage: ({ die: number, other, amount }, scene) =>
    `${die(scene, number)} takes ${amount} damage${other < 0 ? '' : ` from ${die(scene, other)}`}`,
  'player-damage': ({ seat, die: number, amount }, scene) =>
    `${player(scene, seat)} takes ${amount} damage${number < 0 ? '' : ` from ${die(scene, number)}`}`,
  life: ({ seat, amount }, scene) =>
    `${player(scene, seat)} ${amount < 0 ? 'loses' : 'gains'} ${Math.abs(amount)} life`,
  ko: ({ die: number, other }, scene) =>
    `${die(scene, number)} is KO’d${other < 0 ? '' : ` by ${die(scene, other)}`}`,
  saved: ({ die: number, text }, scene) =>
    `${die(scene, number)} is not KO’d, because of ${textName(text)}`,
  heal: ({ die: number, amount }, scene) => `${amount} damage goes off ${die(scene, number)}`,
  prevent: ({ target: meant, amount }, scene) =>
    `${amount} damage to ${target(scene, meant)} is prevented`,
  redirect: ({ target: hit, instead, amount }, scene) =>
    `${amount} damage goes to ${target(scene, hit)} instead of ${target(scene, instead)}`,
  bonus: bonusWords,
  'set-attack': ({ die: number, attack }, scene) =>
    `${die(scene, number)} has ${attack}A this turn`,
  keyword: ({ die: number, text }, scene) =>
    `${die(scene, number)} gains ${textName(text)} this turn`,
  'copy-stats': ({ die: number, other }, scene) =>
    `${die(scene, number)} has the numbers of ${die(scene, other)} this turn`,
  'copy-text': ({ die: number, other }, scene) =>
    `${die(scene, number)} uses the text of ${die(scene, other)} this turn`,
  control: ({ seat, die: number }, scene) =>
    `${player(scene, seat)} takes control of ${die(scene, number)}`,
  'must-attack': ({ die: number }, scene) => `${die(scene, number)} must attack when it next can`,
  name: ({ seat, text }, scene) => `${player(scene, seat)} names ${text}`,
  'cancel-globals': () => 'What Globals did this turn is cancelled',
  use: ({ seat, die: number }, scene) => `${player(scene, seat)} uses ${die(scene, number)}`,
  ability: usedWords,
  trigger: triggerWords,
  'unit-gained': withoutDie('gains'),
  'unit-kept': withoutDie('gains'),
  'unit-spent': withoutDie('spends'),
  'unit-lost': withoutDie('loses'),
  pass: ({ seat }, scene) => `${player(scene, seat)} passes`,
  block: ({ die: number, other }, scene) => `${die(scene, number)} blocks ${die(scene, other)}`,
  lasting: lastingWords,
  over: ({ winner }, scene) =>
    winner === 'tie' ? 'Both players lose: a tie' : `${player(scene, winner)} wins`,
};

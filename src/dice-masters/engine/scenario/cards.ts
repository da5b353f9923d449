import { FACES_PER_DIE, facesOf } from '../../cards/die.ts';
import type { EnergyFace, Face } from '../../cards/face.ts';
import { readCard } from '../../language/grammar/cards.ts';
import { frameOf } from '../../language/read-card.ts';
import type { Ability } from '../abilities/ability.ts';
import { abilitiesOf } from '../cards/compile.ts';
import type { EngineCard, OpponentSetup, PlacedCard, PlayerSetup } from '../setup.ts';
import { ScenarioProblem } from './problem.ts';
import type { Scenario } from './scenario.ts';

/** Where a scenario finds what it names. */
export interface Library {
  card(id: string): { card: EngineCard; dice: number } | undefined;
  /** Texts that no line says, by a name. */
  ability?(name: string): Ability | undefined;
}

type ScenarioSeat = Scenario['seats'][1];
export type ScenarioPlayer = Scenario['seats'][0];
type ScenarioCard = ScenarioPlayer['cards'][number];
type MadeUpCard = Extract<ScenarioCard, { name: string }>;
type PrintedCard = Extract<ScenarioCard, { card: string }>;

export function seatSetup(seat: ScenarioSeat, library: Library): OpponentSetup {
  return seat.kind === 'player' ? playerSetup(seat, library) : seat;
}

export function playerSetup(seat: ScenarioPlayer, library: Library): PlayerSetup {
  return {
    kind: 'player',
    life: seat.startingLife ?? seat.life,
    cards: seat.cards.map((card) => placedCard(card, library)),
  };
}

function placedCard(card: ScenarioCard, library: Library): PlacedCard {
  if (typeof card === 'string') return printed({ card }, library);
  return 'card' in card ? printed(card, library) : madeUp(card, library);
}

function printed(wanted: PrintedCard, library: Library): PlacedCard {
  const found = library.card(wanted.card);
  if (!found) throw new ScenarioProblem(`there is no card ${wanted.card}`);
  const { card } = found;
  const levels = wanted.levels?.map(
    (level, place): Face => ({ kind: 'level', level: place + 1, ...level }),
  );
  const faces = levels
    ? [...card.faces.filter(({ kind }) => kind !== 'level'), ...levels]
    : card.faces;
  return {
    dice: wanted.dice ?? found.dice,
    card: {
      ...card,
      faces,
      cost: wanted.cost ?? card.cost,
      keywords: wanted.keywords ?? card.keywords,
      abilities: wanted.abilities ? readLines(wanted.abilities, card, library) : card.abilities,
    },
  };
}

function madeUp(card: MadeUpCard, library: Library): PlacedCard {
  const { name, kind, cost, energy, affiliations, keywords, keywordValues, epic, dice } = card;
  const energyFaces = card.energyFaces ?? usualFaces(card);
  return {
    dice,
    card: {
      id: name,
      name,
      subtitle: '',
      kind,
      cost,
      energy,
      affiliations,
      alignment: null,
      keywords,
      keywordValues,
      epic,
      faces: facesOf(card, { id: name, energyFaces }),
      abilities: readLines(card.abilities, card, library),
    },
  };
}

/** Single faces fill up what levels or action faces leave free. */
function usualFaces({ energy, levels }: MadeUpCard): EnergyFace[] {
  const free = FACES_PER_DIE - (levels.length > 0 ? levels.length : 3);
  const unit = energy[0] ?? 'generic';
  return Array.from({ length: free }, () => ({ kind: 'energy', units: [unit] }));
}

/** Lines of the language, as a card has them. */
function readLines(
  lines: readonly string[],
  { name, ...frame }: Pick<EngineCard, 'name' | 'kind' | 'keywords' | 'keywordValues'>,
  library: Library,
): Ability[] {
  const read = lines.filter((line) => library.ability?.(line) === undefined);
  const { clauses, stops } = readCard(read, frameOf({ ...frame, effects: read }));
  const [stop] = stops;
  if (stop) {
    const line = read[stop.line] ?? '';
    throw new ScenarioProblem(`"${line}" cannot be played: reading stopped at "${stop.word}"`);
  }
  return [...abilitiesOf(name, clauses), ...lines.flatMap((line) => library.ability?.(line) ?? [])];
}

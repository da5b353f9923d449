import { FACES_PER_DIE, facesOf } from '../../cards/die.ts';
import type { EnergyFace, Face } from '../../cards/face.ts';
import type { Ability } from '../abilities/ability.ts';
import type { EngineCard, OpponentSetup, PlacedCard, PlayerSetup } from '../setup.ts';
import { ScenarioProblem } from './problem.ts';
import type { Scenario } from './scenario.ts';

/** Where a scenario finds what it names. */
export interface Library {
  card(id: string): { card: EngineCard; dice: number } | undefined;
  ability(name: string): Ability | undefined;
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
      abilities: wanted.abilities ? abilitiesOf(wanted.abilities, library) : card.abilities,
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
      keywords,
      keywordValues,
      epic,
      faces: facesOf(card, { id: name, energyFaces }),
      abilities: abilitiesOf(card.abilities, library),
    },
  };
}

/** Single faces fill up what levels or action faces leave free. */
function usualFaces({ energy, levels }: MadeUpCard): EnergyFace[] {
  const free = FACES_PER_DIE - (levels.length > 0 ? levels.length : 3);
  const unit = energy[0] ?? 'generic';
  return Array.from({ length: free }, () => ({ kind: 'energy', units: [unit] }));
}

function abilitiesOf(names: readonly string[], library: Library): Ability[] {
  return names.map((name) => {
    const ability = library.ability(name);
    if (!ability) throw new ScenarioProblem(`there is no ability "${name}"`);
    return ability;
  });
}

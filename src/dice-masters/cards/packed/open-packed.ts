import { ALIGNMENTS, CARD_KINDS, RARITIES } from '../card.ts';
import type { CardFacts } from '../card-facts.ts';
import type { CardStore } from '../card-store.ts';
import { facesOf } from '../die.ts';
import { ENERGY_TYPES } from '../energy.ts';
import { type Face, type Level, parseEnergyFace, parseLevel } from '../face.ts';
import { cardPlaces } from './card-places.ts';
import { FLAG_BITS, type Flag, type PackedCards } from './packed-cards.ts';

/** The store of a packed file. Cards are read when they are asked for, each once. */
export function openPacked(packed: PackedCards): CardStore {
  const count = packed.columns.number.length;
  const placeOf = cardPlaces(packed);
  const known: (CardFacts | undefined)[] = new Array(count);
  const read = cardReader(packed);
  const at = (place: number): CardFacts => {
    const card = known[place] ?? read(place);
    known[place] = card;
    return card;
  };
  return {
    sets: packed.sets,
    keywords: new Map(packed.keywords),
    affiliations: new Map(packed.affiliations),
    count,
    at,
    card(id) {
      const place = placeOf(id);
      return place === undefined ? undefined : at(place);
    },
    reprints(id) {
      const place = placeOf(id);
      return place === undefined ? [] : reprintsOf(place, packed).map(at);
    },
    *all() {
      for (let place = 0; place < count; place++) yield at(place);
    },
  };
}

/** Looks at columns alone, since reading every card would hold the page up. */
function reprintsOf(place: number, { columns }: PackedCards): number[] {
  const { name, subtitle, kind } = columns;
  const isBasic = kind[place] === CARD_KINDS.indexOf('basic-action');
  return name.flatMap((other, at) => {
    const isSame = other === name[place] && kind[at] === kind[place] && at !== place;
    return isSame && (isBasic || subtitle[at] === subtitle[place]) ? at : [];
  });
}

function cardReader(packed: PackedCards): (place: number) => CardFacts {
  const { columns } = packed;
  const setOf = packed.sets.flatMap(({ code, cardCount }) =>
    Array.from({ length: cardCount }, () => code),
  );
  const keywordValues = new Map(packed.keywordValues);
  const abilities = new Map(packed.abilities);
  return (place) => {
    const at = (column: number[]) => column[place] ?? 0;
    const has = (flag: Flag) => (at(columns.flags) & FLAG_BITS[flag]) > 0;
    const set = setOf[place];
    if (set === undefined) throw new RangeError(`There is no card at place ${place}.`);
    const number = at(columns.number);
    const levels = readLevels(packed.levels[at(columns.levels)] ?? '');
    const die = packed.dice[at(columns.die)] ?? '';
    const globalCost = at(columns.globalCost);
    return {
      id: `${set}-${String(number).padStart(3, '0')}`,
      set,
      number,
      name: packed.names[at(columns.name)] ?? '',
      subtitle: packed.subtitles[at(columns.subtitle)] ?? '',
      kind: CARD_KINDS[at(columns.kind)] ?? 'character',
      cost: at(columns.cost),
      energy: ENERGY_TYPES.filter((_, bit) => at(columns.energy) & (1 << bit)),
      affiliations: keysAt(packed.affiliations, columns.affiliations[place]),
      rarity: RARITIES[at(columns.rarity)] ?? 'common',
      maxDice: at(columns.maxDice),
      die,
      levels,
      faces: readFaces(die, packed.energyFaces[packed.facesOf[at(columns.die)] ?? 0] ?? '', levels),
      keywords: keysAt(packed.keywords, columns.keywords[place]),
      keywordValues: keywordValues.get(place) ?? {},
      alignment: ALIGNMENTS[at(columns.alignment) - 1] ?? null,
      flip: has('flip'),
      epic: has('epic'),
      isReprint: has('isReprint'),
      isDoubtful: has('isDoubtful'),
      hasEquipIcon: has('hasEquipIcon'),
      globalCost: globalCost < 0 ? null : globalCost,
      hasWords: has('hasWords'),
      abilities: abilities.get(place) ?? null,
    };
  };
}

function keysAt(list: PackedCards['keywords'], places: readonly number[] = []): string[] {
  return places.flatMap((place) => list[place]?.[0] ?? []);
}

function readLevels(text: string): Level[] {
  return text.split(' ').flatMap((one) => parseLevel(one) ?? []);
}

function readFaces(die: string, energy: string, levels: Level[]): Face[] {
  if (die === '') return [];
  const energyFaces =
    energy === '?' ? null : energy.split(' ').flatMap((one) => parseEnergyFace(one) ?? []);
  return facesOf({ levels }, { id: die, energyFaces });
}

import { Places } from '../../../text/places.ts';
import { ALIGNMENTS, CARD_KINDS, RARITIES } from '../card.ts';
import type { CardFacts } from '../card-facts.ts';
import type { CardStore } from '../card-store.ts';
import { ENERGY_TYPES } from '../energy.ts';
import { type EnergyFace, type Face, formatEnergyFace, formatLevel } from '../face.ts';
import { FLAG_BITS, FLAGS, type PackedCards } from './packed-cards.ts';

/** The cards of a store as one file; `openPacked` reads them back. */
export function packCards(store: CardStore): PackedCards {
  const cards = [...store.all()];
  const names = new Places();
  const subtitles = new Places();
  const levels = new Places();
  const dice = new Places();
  const energyFaces = new Places();
  const facesOf: number[] = [];
  const column = <T>(read: (card: CardFacts) => T) => cards.map(read);
  const placesIn = (names: ReadonlyMap<string, string>) => {
    const at = new Map([...names.keys()].map((key, place) => [key, place]));
    return (keys: readonly string[]) => keys.flatMap((key) => at.get(key) ?? []);
  };
  const affiliationPlaces = placesIn(store.affiliations);
  const keywordPlaces = placesIn(store.keywords);
  const columns: PackedCards['columns'] = {
    number: column(({ number }) => number),
    name: column(({ name }) => names.of(name)),
    subtitle: column(({ subtitle }) => subtitles.of(subtitle)),
    kind: column(({ kind }) => CARD_KINDS.indexOf(kind)),
    cost: column(({ cost }) => cost),
    energy: column(({ energy }) =>
      energy.reduce((bits, type) => bits | (1 << ENERGY_TYPES.indexOf(type)), 0),
    ),
    affiliations: column((card) => affiliationPlaces(card.affiliations)),
    keywords: column((card) => keywordPlaces(card.keywords)),
    rarity: column(({ rarity }) => RARITIES.indexOf(rarity)),
    maxDice: column(({ maxDice }) => maxDice),
    levels: column((card) => levels.of(card.levels.map(formatLevel).join(' '))),
    die: column(({ die, faces }) => {
      const place = dice.of(die);
      facesOf[place] = energyFaces.of(energyText(faces));
      return place;
    }),
    flags: column((card) =>
      FLAGS.reduce((bits, flag) => bits | (card[flag] ? FLAG_BITS[flag] : 0), 0),
    ),
    globalCost: column(({ globalCost }) => globalCost ?? -1),
    alignment: column(({ alignment }) => (alignment ? ALIGNMENTS.indexOf(alignment) + 1 : 0)),
  };
  return {
    sets: store.sets,
    affiliations: [...store.affiliations],
    keywords: [...store.keywords],
    names: names.list,
    subtitles: subtitles.list,
    levels: levels.list,
    dice: dice.list,
    energyFaces: energyFaces.list,
    facesOf,
    keywordValues: cards.flatMap(({ keywordValues }, place) =>
      Object.keys(keywordValues).length > 0 ? [[place, keywordValues] as const] : [],
    ),
    abilities: cards.flatMap(({ abilities }, place) =>
      abilities ? [[place, abilities] as const] : [],
    ),
    columns,
  };
}

function energyText(faces: readonly Face[]): string {
  if (faces.some(({ kind }) => kind === 'unknown')) return '?';
  return faces
    .filter((face): face is EnergyFace => face.kind === 'energy')
    .map(formatEnergyFace)
    .join(' ');
}

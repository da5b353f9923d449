import type { Affiliation } from '../domain/affiliation.ts';
import type { Card } from '../domain/card.ts';
import type { Die } from '../domain/die.ts';
import { formatEnergyFace, formatLevel } from '../domain/face.ts';
import type { Keyword } from '../domain/keyword.ts';
import { type CardSet, setYear } from '../domain/set.ts';
import { clauseKinds } from './clause-kinds.ts';
import type { ClauseField } from './clause-names.ts';
import { effectTexts } from './effect-lines.ts';
import {
  ALIGNMENT_ORDER,
  ENERGIES,
  FLAG_BITS,
  KINDS,
  type PackedCards,
  RARITY_ORDER,
} from './packed-cards.ts';
import { Places } from './places.ts';

/** What packing needs to know of the catalogue. */
export interface PackSource {
  cards: Card[];
  sets: CardSet[];
  affiliations: Affiliation[];
  keywords: Pick<Keyword, 'id' | 'name'>[];
  dice: Map<string, Die>;
}

export function packCards(source: PackSource): PackedCards {
  const { cards, sets, affiliations, keywords, dice: designs } = source;
  const names = new Places();
  const subtitles = new Places();
  const levels = new Places();
  const dice = new Places();
  const affiliationAt = new Map(affiliations.map(({ slug }, index) => [slug, index]));
  const keywordAt = new Map(keywords.map(({ id }, index) => [id, index]));
  const texts = effectTexts(source);
  const column = <T>(read: (card: Card) => T) => cards.map(read);
  const columns: PackedCards['columns'] = {
    number: column(({ number }) => number),
    name: column(({ name }) => names.of(name)),
    subtitle: column(({ subtitle }) => subtitles.of(subtitle)),
    kind: column(({ kind }) => KINDS.indexOf(kind)),
    cost: column(({ cost }) => cost),
    energy: column(({ energy }) =>
      energy.reduce((bits, type) => bits | (1 << ENERGIES.indexOf(type)), 0),
    ),
    affiliations: column((card) => card.affiliations.map((slug) => affiliationAt.get(slug) ?? 0)),
    keywords: column((card) => card.keywords.map((id) => keywordAt.get(id) ?? 0)),
    rarity: column(({ rarity }) =>
      RARITY_ORDER.indexOf(rarity === 'starter/common' ? 'common' : rarity),
    ),
    maxDice: column(({ maxDice }) => maxDice),
    levels: column((card) => levels.of(card.levels.map(formatLevel).join(' '))),
    triggers: cards.map(kindsOf('trigger', texts)),
    effects: cards.map(kindsOf('effect', texts)),
    targets: cards.map(kindsOf('targets', texts)),
    die: column(({ die }) => dice.of(die ?? '')),
    flags: cards.map((card, place) =>
      flagBits(card, {
        faces: card.die === null || designs.get(card.die)?.energyFaces !== null,
        words: (texts[place] ?? '').split('\n').filter(Boolean).length > card.keywords.length,
      }),
    ),
    globalCost: column(({ globalCosts }) => Math.min(...globalCosts.map(energyOf), 99)).map(
      (cost) => (cost === 99 ? -1 : cost),
    ),
    alignment: column(({ alignment }) => ALIGNMENT_ORDER.indexOf(alignment ?? 'none')),
  };
  const energyFaces = new Places();
  const facesOf = dice.list.map((id) =>
    energyFaces.of(id && (designs.get(id)?.energyFaces?.map(formatEnergyFace).join(' ') ?? '?')),
  );
  return {
    sets: sets.map((set) => [set.code, set.name, setYear(set), set.cardCount]),
    affiliations: affiliations.map(({ slug, name }) => [slug, name]),
    keywords: keywords.map(({ id, name }) => [id, name]),
    names: names.list,
    subtitles: subtitles.list,
    levels: levels.list,
    dice: dice.list,
    energyFaces: energyFaces.list,
    facesOf,
    keywordValues: cards.flatMap(keywordValues),
    abilities: cards.flatMap(({ abilities }, place) =>
      abilities ? [[place, abilities] as const] : [],
    ),
    columns,
  };
}

function kindsOf(field: ClauseField, texts: readonly string[]) {
  return ({ abilities }: Card, place: number) => clauseKinds(field, texts[place] ?? '', abilities);
}

function keywordValues(card: Card, place: number): [number, number, string][] {
  return card.keywords.flatMap((id, at) => {
    const value = card.keywordValues[id];
    return value ? [[place, at, value]] : [];
  });
}

/** Units of energy in a Global cost such as `bolt+bolt`, `fist|bolt` or `2`; what is no energy counts nothing. */
function energyOf(cost: string): number {
  const ways = cost
    .split('|')
    .map((way) =>
      way
        .split('+')
        .reduce(
          (sum, part) =>
            sum +
            (/^\d$/.test(part)
              ? Number(part)
              : (ENERGIES as readonly string[]).includes(part)
                ? 1
                : 0),
          0,
        ),
    );
  return Math.min(...ways);
}

function flagBits(card: Card, { faces, words }: { faces: boolean; words: boolean }): number {
  const { keywords, globalCosts, timings } = card;
  const on: Record<keyof typeof FLAG_BITS, boolean> = {
    flip: card.flip,
    epic: card.epic,
    reprint: card.reprintOf !== null,
    doubtful: card.doubts.length > 0,
    equip: card.equipIcon === true,
    faces,
    global: globalCosts.length > 0,
    vanilla: keywords.length + globalCosts.length + timings.length + card.effects.length === 0,
    words,
  };
  return (Object.keys(FLAG_BITS) as (keyof typeof FLAG_BITS)[]).reduce(
    (bits, flag) => bits | (on[flag] ? FLAG_BITS[flag] : 0),
    0,
  );
}

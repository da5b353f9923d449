import { ENERGY_TYPES, type PackedCards } from '../dice-masters/cards/index.ts';
import { clauseValues, isClauseField } from './clause-names.ts';
import type { Columns } from './columns.ts';
import type { Mask } from './evaluate.ts';
import { type Inputs, TEAM_FORMAT } from './inputs.ts';
import { memberReader, type PlacesOf } from './member-reader.ts';
import { ALIGNMENT_WORDS, memberPlaces } from './members.ts';
import { RARITY_ORDER } from './rarity-order.ts';
import type { Node, ParsedQuery } from './tree.ts';

export interface Facet {
  /** Canonical field name. */
  field: string;
  title: string;
  /** `list`: any of some values; `least` and `most`: one limit. */
  kind: 'list' | 'least' | 'most';
}

export const FACETS = [
  { field: 'legal', title: 'Legal in', kind: 'list' },
  { field: 'energy', title: 'Energy', kind: 'list' },
  { field: 'cost', title: 'Cost', kind: 'list' },
  { field: 'kind', title: 'Kind', kind: 'list' },
  { field: 'kw', title: 'Keyword', kind: 'list' },
  { field: 'effect', title: 'What it does', kind: 'list' },
  { field: 'trigger', title: 'When it acts', kind: 'list' },
  { field: 'targets', title: 'Whom it acts on', kind: 'list' },
  { field: 'aff', title: 'Affiliation', kind: 'list' },
  { field: 'set', title: 'Set', kind: 'list' },
  { field: 'r', title: 'Rarity', kind: 'list' },
  { field: 'max', title: 'Most dice', kind: 'list' },
  { field: 'align', title: 'Alignment', kind: 'list' },
  { field: 'a3', title: 'Attack on level 3, at least', kind: 'least' },
  { field: 'd3', title: 'Defense on level 3, at least', kind: 'least' },
  { field: 'f1', title: 'Fielding cost on level 1, at most', kind: 'most' },
] as const satisfies Facet[];

export type FacetField = (typeof FACETS)[number]['field'];

export interface FacetValue {
  /** As it stands in a query. */
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

const NUMBERS = Array.from({ length: 13 }, (_, index) => String(index));

/** Values of a facet that any card has, with how many of the given cards have each. */
export function facetValues(
  facet: Facet,
  mask: Mask,
  columns: Columns,
  inputs: Inputs,
  parsed: ParsedQuery,
): FacetValue[] {
  const chosen = chosenValues(facet, parsed, columns);
  if (facet.field === 'legal') return formatValues(mask, columns, inputs, chosen);
  const values = labelled(facet.field, columns.packed);
  const counts = countPlaces(facet, mask, values.length, columns);
  const known = columns.facetPlaces.get(facet.field) ?? everyPlace(facet, values.length, columns);
  return values
    .map(([value, label], index) => ({
      value,
      label,
      count: counts[index] ?? 0,
      chosen: chosen.includes(value),
    }))
    .filter(({ chosen: on }, index) => on || known[index]);
}

/** Formats, and how many of the given cards each allows. */
function formatValues(
  mask: Mask,
  { ids }: Columns,
  { formats }: Inputs,
  chosen: readonly string[],
): FacetValue[] {
  return [...(formats ?? [])].map(([value, { name, legal }]) => ({
    value,
    label: value === TEAM_FORMAT ? `${name}, as this team` : name,
    count: ids.filter((id, card) => mask[card] && legal.has(id)).length,
    chosen: chosen.includes(value),
  }));
}

function everyPlace(facet: Facet, size: number, columns: Columns): Uint32Array {
  const counts = countPlaces(facet, new Uint8Array(columns.count).fill(1), size, columns);
  columns.facetPlaces.set(facet.field, counts);
  return counts;
}

function countPlaces(facet: Facet, mask: Mask, size: number, columns: Columns): Uint32Array {
  const counts = new Uint32Array(size);
  const places = placesReader(facet, columns);
  for (let card = 0; card < columns.count; card++) {
    if (mask[card]) for (const place of places(card)) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Values that the query's own term for this facet means, however the reader wrote them. */
export function chosenValues(facet: Facet, { tree }: ParsedQuery, columns: Columns): string[] {
  const node = facetNode(facet, tree);
  if (node?.kind === 'member' && facet.field === 'legal') {
    return node.values.map((value) => value.toLowerCase());
  }
  if (node?.kind === 'member') {
    const values = labelled(facet.field, columns.packed);
    const places = node.values.flatMap((word) => memberPlaces(columns, facet.field, word));
    return [...new Set(places)].flatMap((place) => values[place]?.[0] ?? []);
  }
  if (node?.kind !== 'number') return [];
  return node.values.flatMap((value) => {
    if (value.kind === 'range') return NUMBERS.slice(value.from, value.to + 1);
    const [term] = value.sum.terms;
    return term ? String(term.operand) : [];
  });
}

/** The query text with a value of a facet switched; every other word stays as the reader typed it. */
export function toggleFacet(
  facet: Facet,
  value: string,
  chosen: string[],
  parsed: ParsedQuery,
): string {
  const single = facet.kind !== 'list';
  const others = chosen.filter((one) => one !== value);
  const next = chosen.includes(value) ? others : [...(single ? [] : chosen), value];
  return replaceTerm(facet, next, parsed);
}

function replaceTerm(facet: Facet, values: string[], { source, tree }: ParsedQuery): string {
  const operator = { list: ':', least: '>=', most: '<=' }[facet.kind];
  const term = values.length > 0 ? `${facet.field}${operator}${values.join(',')}` : '';
  const node = facetNode(facet, tree);
  const before = node
    ? source.slice(0, node.span.start)
    : needsGroup(tree)
      ? `(${source})`
      : source;
  const after = node ? source.slice(node.span.end) : '';
  return [before.trim(), term, after.trim()].filter(Boolean).join(' ');
}

/** A term added behind an OR would join its last part only. */
function needsGroup(tree: Node | null): boolean {
  return tree?.kind === 'or';
}

/** The term among those that must all hold which states this facet and nothing else. */
export function facetNode({ field, kind }: Facet, tree: Node | null): Node | null {
  const parts = tree?.kind === 'and' ? tree.parts : tree ? [tree] : [];
  const operators = { list: [':', '='], least: ['>='], most: ['<='] }[kind];
  return parts.find((node) => statesFacet(node, field, operators)) ?? null;
}

function statesFacet(node: Node, field: string, operators: string[]): boolean {
  if (node.kind === 'member') return node.field === field && node.operator === ':';
  if (node.kind !== 'number' || !operators.includes(node.operator)) return false;
  const [only, ...rest] = node.left.terms;
  const plain = node.values.every(
    (value) =>
      value.kind === 'range' ||
      (value.sum.terms.length === 1 && typeof value.sum.terms[0]?.operand === 'number'),
  );
  return rest.length === 0 && only?.operand === field && plain;
}

/** What a value of a facet is called. */
export function facetLabel({ field }: Facet, value: string, packed: PackedCards): string {
  return labelled(field, packed).find(([one]) => one === value)?.[1] ?? value;
}

function labelled(field: string, packed: PackedCards): [value: string, label: string][] {
  if (isClauseField(field)) return clauseValues(field);
  switch (field) {
    case 'legal':
      return [[TEAM_FORMAT, 'the team’s format']];
    case 'energy':
      return [...ENERGY_TYPES, 'none'].map((word) => [word, capital(word)]);
    case 'kind':
      return [
        ['character', 'Character'],
        ['action', 'Action'],
        ['basic', 'Basic Action'],
        ['sidekick', 'Sidekick card'],
      ];
    case 'kw':
      return packed.keywords.map(([id, name]) => [id, name]);
    case 'aff':
      return packed.affiliations.map(([slug, name]) => [slug, name]);
    case 'set':
      return packed.sets.map(({ code, name }) => [code, name.replace(/^.*Dice Masters: /, '')]);
    case 'r':
      return RARITY_ORDER.map((word) => [word, capital(word.replace('-', ' '))]);
    case 'align':
      return ALIGNMENT_WORDS.map((word) => [word, capital(word)]);
    default:
      return NUMBERS.map((number) => [number, number]);
  }
}

function placesReader({ field, kind }: Facet, columns: Columns): PlacesOf {
  const numbers = columns.numbers.get(field);
  return numbers
    ? (card) => numberPlaces(numbers[card] ?? Number.NaN, kind)
    : memberReader(field, columns);
}

/** A limit counts every card that keeps it. */
function numberPlaces(value: number, kind: Facet['kind']): number[] {
  if (Number.isNaN(value)) return [];
  if (kind === 'list') return [value];
  return NUMBERS.flatMap((_, number) =>
    (kind === 'least' ? value >= number : value <= number) ? number : [],
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

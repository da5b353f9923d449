import { CLAUSE_FIELDS, type ClauseField, isClauseField } from './clause-names.ts';
import type { Columns } from './columns.ts';
import { memberPlaces } from './members.ts';
import type { PackedAct } from './search-cards.ts';
import type { Node } from './tree.ts';

/** A term such as `does:ko`: one of the values, in some act of the card. */
export type ActNode = Extract<Node, { kind: 'member' }> & { field: ClauseField };

export function isActNode(node: Node): node is ActNode {
  return node.kind === 'member' && node.operator === ':' && isClauseField(node.field);
}

/**
 * Terms that stand together speak of one act: `trigger:fielded does:ko` is a KO when fielded. Several on the same field
 * need not: `does:draw does:damage` does both, each in an act that fits the others.
 */
export function actTest(nodes: readonly ActNode[], columns: Columns): (card: number) => boolean {
  const { acts, actsOf } = columns.packed;
  const fitting = combinations(nodes).map((terms) =>
    acts.map((act) => terms.every((term) => fits(act, term, columns))),
  );
  return (card) => fitting.every((ones) => actsOf[card]?.some((place) => ones[place]));
}

/** One term of each field, in every way. */
function combinations(nodes: readonly ActNode[]): ActNode[][] {
  const byField = Map.groupBy(nodes, ({ field }) => field).values();
  return byField.reduce<ActNode[][]>(
    (rows, terms) => rows.flatMap((row) => terms.map((term) => [...row, term])),
    [[]],
  );
}

function fits(act: PackedAct, { field, values }: ActNode, columns: Columns): boolean {
  const places = act[CLAUSE_FIELDS.indexOf(field)] ?? [];
  return values.some((value) =>
    memberPlaces(columns, field, value).some((place) => places.includes(place)),
  );
}

/** The values of a field in the acts of a card that fit the terms on other fields. */
export function actPlaces(
  field: ClauseField,
  others: readonly ActNode[],
  columns: Columns,
): (card: number) => number[] {
  const { acts, actsOf } = columns.packed;
  const at = CLAUSE_FIELDS.indexOf(field);
  const terms = others.filter((node) => node.field !== field);
  const fitting = acts.map((act) => terms.every((term) => fits(act, term, columns)));
  return (card) => {
    const places = actsOf[card]?.flatMap((place) =>
      fitting[place] ? (acts[place]?.[at] ?? []) : [],
    );
    return [...new Set(places)];
  };
}

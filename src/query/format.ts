import type { Directives, Node, NumberValue, Sum, TextValue } from './tree.ts';

/** The query as we would write it. Reading it again gives the same tree. */
export function formatQuery({
  tree,
  directives,
}: {
  tree: Node | null;
  directives: Directives;
}): string {
  return [tree && formatNode(tree, 'top'), ...formatDirectives(directives)]
    .filter(Boolean)
    .join(' ');
}

type Place = 'top' | 'and' | 'or' | 'not';

function formatNode(node: Node, place: Place): string {
  switch (node.kind) {
    case 'and': {
      const text = node.parts.map((part) => formatNode(part, 'and')).join(' ');
      return place === 'not' ? `(${text})` : text;
    }
    case 'or': {
      const text = node.parts.map((part) => formatNode(part, 'or')).join(' OR ');
      return place === 'top' ? text : `(${text})`;
    }
    case 'not':
      return `-${formatNode(node.part, 'not')}`;
    case 'word':
      return quote(node.text, true);
    case 'exact':
      return `!${quote(node.text, false)}`;
    case 'number':
      return `${formatSum(node.left)}${node.operator}${node.values.map(formatNumber).join(',')}`;
    case 'text':
      return `${node.field}${node.operator}${node.values.map(formatText).join(',')}`;
    case 'member':
      return `${node.field}${node.operator}${node.values.map((value) => quote(value, false)).join(',')}`;
    case 'flag':
      return `${node.flag}:${node.value}`;
  }
}

function formatSum({ terms }: Sum): string {
  return terms
    .map(({ sign, operand }, index) => `${index > 0 ? (sign < 0 ? '-' : '+') : ''}${operand}`)
    .join('');
}

function formatNumber(value: NumberValue): string {
  return value.kind === 'range' ? `${value.from}..${value.to}` : formatSum(value.sum);
}

function formatText(value: TextValue): string {
  return value.kind === 'regex' ? `/${value.source}/` : quote(value.text, false);
}

/** Quotes what would read as something else without them. */
function quote(text: string, bare: boolean): string {
  const plain = /^[^\s"(),/:=<>!-][^\s"(),:=<>!]*$/.test(text) && !/^(OR|AND|NOT)$/.test(text);
  return plain && (!bare || !text.startsWith('-')) ? text : `"${text}"`;
}

function formatDirectives({ sort, view, unique, limit }: Directives): string[] {
  return [
    sort.length > 0 &&
      `sort:${sort.map(({ field, descending }) => (descending ? '-' : '') + field).join(',')}`,
    view && `view:${view}`,
    unique && `unique:${unique}`,
    limit !== null && `limit:${limit}`,
  ].filter((part) => part !== false && part !== null);
}

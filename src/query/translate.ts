import { squeeze } from '../text/spelling.ts';
import { findField, HAS_WORDS, IN_WORDS, IS_WORDS } from './fields.ts';
import { TEAM_FORMAT } from './inputs.ts';
import type { Directives, Node, NumberValue, Operator, Sum, TextValue } from './tree.ts';

/** The query as one English sentence, so that a reader sees what was understood. */
export function translateQuery({
  tree,
  directives,
}: {
  tree: Node | null;
  directives: Directives;
}): string {
  const what = tree ? `Cards ${describe(tree)}` : 'All cards';
  return `${[what, ...directiveWords(directives)].join(', ')}.`;
}

function describe(node: Node): string {
  switch (node.kind) {
    case 'and':
      return [...bareWords(node.parts), ...node.parts.filter(isNoWord).map(inAll)].join(' and ');
    case 'or':
      return node.parts.map(describe).join(', or ');
    case 'not':
      return `not (${describe(node.part)})`;
    case 'word':
      return holdWords(`“${node.text}”`);
    case 'exact':
      return `named exactly “${node.text}”`;
    case 'number':
      return `with ${sumWords(node.left)} ${compareWords(node.operator, node.values.map(numberWords))}`;
    case 'text':
      return `whose ${findField(node.field)?.words} ${textWords(node.operator, node.values)}`;
    case 'member':
      return memberWords(node.field, node.operator, node.values);
    case 'flag':
      return flagWords(node.flag, node.value);
  }
}

const isNoWord = ({ kind }: Node) => kind !== 'word';
const inAll = (part: Node) => (part.kind === 'or' ? `(${describe(part)})` : describe(part));
const holdWords = (words: string) => `that hold ${words} in name, subtitle, keyword or affiliation`;

/** Bare words in one breath: they are looked for in the same places. */
function bareWords(parts: readonly Node[]): string[] {
  const words = parts.flatMap((part) => (part.kind === 'word' ? `“${part.text}”` : []));
  if (words.length === 0) return [];
  const rest = words.slice(0, -1).join(', ');
  return [holdWords(rest ? `${rest} and ${words.at(-1)}` : `${words.at(-1)}`)];
}

const COMPARISONS: Record<Operator, string> = {
  ':': '',
  '=': '',
  '!=': 'not ',
  '<': 'below ',
  '<=': 'at most ',
  '>': 'above ',
  '>=': 'at least ',
};

function compareWords(operator: Operator, values: string[]): string {
  return COMPARISONS[operator] + values.join(' or ');
}

function numberWords(value: NumberValue): string {
  return value.kind === 'range' ? `${value.from} to ${value.to}` : sumWords(value.sum);
}

function sumWords({ terms }: Sum): string {
  return terms
    .map(({ sign, operand }, index) => {
      const words =
        typeof operand === 'number' ? String(operand) : (findField(operand)?.words ?? operand);
      return index === 0 ? words : `${sign < 0 ? 'minus' : 'plus'} ${words}`;
    })
    .join(' ');
}

function textWords(operator: ':' | '=' | '!=', values: TextValue[]): string {
  const list = values
    .map((value) => (value.kind === 'regex' ? `the pattern /${value.source}/` : `“${value.text}”`))
    .join(' or ');
  if (operator === '=') return `is ${list}`;
  return operator === ':' ? `holds ${list}` : `does not hold ${list}`;
}

function memberWords(field: string, operator: Operator, values: string[]): string {
  const words = findField(field)?.words ?? field;
  if (field === 'legal') return `${operator === '!=' ? 'not ' : ''}legal in ${formatWords(values)}`;
  if (field === 'banned')
    return `${operator === '!=' ? 'not ' : ''}banned in ${formatWords(values)}`;
  if (field === 'r' && operator !== ':' && operator !== '=')
    return `with rarity ${compareWords(operator, values)}`;
  switch (operator) {
    case ':':
      return `with ${words} ${values.join(' or ')}`;
    case '=':
      return `with ${words} exactly ${values.join(' and ')}`;
    case '!=':
      return `without ${words} ${values.join(' or ')}`;
    case '>=':
      return `with ${words} ${values.join(' and ')}`;
    case '>':
      return `with ${words} ${values.join(' and ')} and more`;
    case '<=':
      return `with no ${words} but ${values.join(' and ')}`;
    case '<':
      return `with only some of ${words} ${values.join(' and ')}`;
  }
}

function flagWords(flag: 'is' | 'not' | 'has' | 'in', value: string): string {
  switch (flag) {
    case 'is':
      return `that are ${IS_WORDS[value]}`;
    case 'not':
      return `that are not ${IS_WORDS[value]}`;
    case 'has':
      return `with ${HAS_WORDS[value]}`;
    case 'in':
      return IN_WORDS[value] ?? value;
  }
}

function directiveWords({ sort, view, unique, limit }: Directives): string[] {
  const keys = sort.map(
    ({ field, descending }) =>
      `${findField(field)?.words ?? field}${descending ? ', highest first' : ''}`,
  );
  return [
    keys.length > 0 ? `sorted by ${keys.join(', then ')}` : null,
    unique === 'name' ? 'one for each name' : unique === 'die' ? 'one for each die' : null,
    limit === null ? null : `at most ${limit}`,
    view === null ? null : `shown as ${view}`,
  ].filter((words) => words !== null);
}

function formatWords(values: readonly string[]): string {
  return values
    .map((value) => (squeeze(value) === TEAM_FORMAT ? 'the team’s format' : value))
    .join(' or ');
}

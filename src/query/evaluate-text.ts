import type { Columns } from './columns.ts';
import type { Context, Mask } from './evaluate.ts';
import { fold } from './fold.ts';
import { testRegex } from './regex.ts';
import { compileRegex } from './regex-compile.ts';
import type { Node, TextValue } from './tree.ts';

type TextNode = Extract<Node, { kind: 'text' }>;

/** A list of different texts, and which of them each card has. */
interface TextColumn {
  texts: string[];
  placeOf: ArrayLike<number>;
}

/** Whether the text, or its normal form, fits; the name of the card stands for `~`. */
type TextTest = (text: string, normal: string, name: string) => boolean;

/** Tests each different text once, then gives every card the answer of its text. */
export function textTest(node: TextNode, context: Context): Mask {
  const { columns } = context;
  const { texts, placeOf } = columnOf(node.field, context);
  const normals = normalTexts(node.field, texts, columns);
  const tests = node.values.map((value) => valueTest(value, node.operator, context));
  const holds = (place: number, name: string) =>
    tests.some((test) => test(texts[place] ?? '', normals[place] ?? '', name));
  const ownName = node.values.some((value) => value.kind === 'text' && value.text.includes('~'));
  const answers = ownName ? [] : texts.map((_, place) => holds(place, ''));
  const mask = new Uint8Array(columns.count);
  for (let card = 0; card < columns.count; card++) {
    const place = placeOf[card] ?? 0;
    const yes = ownName ? holds(place, nameOf(columns, card)) : answers[place];
    if (yes !== (node.operator === '!=')) mask[card] = 1;
  }
  return mask;
}

function nameOf({ packed }: Columns, card: number): string {
  return packed.names[packed.columns.name[card] ?? 0] ?? '';
}

function columnOf(field: string, context: Context): TextColumn {
  const { packed, ids, clauseTexts } = context.columns;
  const { inputs } = context;
  const { columns } = packed;
  switch (field) {
    case 'name':
      return { texts: packed.names, placeOf: columns.name };
    case 'sub':
      return { texts: packed.subtitles, placeOf: columns.subtitle };
    case 'note': {
      const texts = ids.map((id) => inputs.notes?.get(id) ?? '');
      return { texts, placeOf: ids.map((_, index) => index) };
    }
    case 'global':
    case 'burst': {
      const texts = clauseTexts.get(field) ?? packed.effects.map((text) => clauses(text, field));
      clauseTexts.set(field, texts);
      return { texts, placeOf: columns.effects };
    }
    default:
      return { texts: packed.effects, placeOf: columns.effects };
  }
}

/** The lines of an effect that are Globals, or bursts. */
function clauses(effect: string, field: 'global' | 'burst'): string {
  const opening = field === 'global' ? 'Global' : 'Burst';
  return effect
    .split('\n')
    .filter((line) => line.startsWith(opening))
    .join('\n');
}

/** Notes change while the reader writes them; all other texts are prepared once. */
function normalTexts(field: string, texts: string[], { normalTexts: cache }: Columns): string[] {
  const known = field === 'note' ? undefined : cache.get(field);
  if (known) return known;
  const normals = texts.map(normal);
  cache.set(field, normals);
  return normals;
}

function valueTest(
  value: TextValue,
  operator: TextNode['operator'],
  { budget }: Context,
): TextTest {
  if (value.kind === 'regex') {
    const pattern = compileRegex(value.source);
    return (text) => !budget.exhausted && testRegex(pattern, text, budget.spend);
  }
  const { text: wanted } = value;
  const fits = (hay: string, needle: string) =>
    operator === '=' ? hay === needle : hay.includes(needle);
  if (wanted.includes('~')) {
    return (_, hay, name) => fits(hay, normal(wanted.replaceAll('~', name)));
  }
  const needle = normal(wanted);
  return (_, hay) => fits(hay, needle);
}

/** Folded, but symbols such as `{fist}` keep their braces, so that `o:{?}` asks for the symbol. */
function normal(text: string): string {
  return text
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? part.toLowerCase() : fold(part)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

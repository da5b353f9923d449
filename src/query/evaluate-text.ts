import type { Columns } from './columns.ts';
import type { Context, Mask } from './evaluate.ts';
import { isWordField } from './fields.ts';
import { normalTexts } from './normal-texts.ts';
import { Regex } from './regex.ts';
import { TextColumn } from './text-column.ts';
import type { Node, TextValue } from './tree.ts';

type TextNode = Extract<Node, { kind: 'text' }>;

/** Answers to terms that are kept for the next keystroke. */
const MOST_KEPT = 40;

/** Cards whose text fits. A term is worked out once and kept, since the next keystroke mostly asks it again. */
export function textMask(node: TextNode, context: Context): Mask {
  const { columns, budget } = context;
  if (node.field === 'note') return freshMask(node, notes(context), context);
  const key = JSON.stringify([node.field, node.operator, node.values]);
  const known = columns.textMasks.get(key);
  if (known) return known;
  const mask = freshMask(node, columnOf(node.field, columns), context);
  if (budget.exhausted) return mask;
  if (columns.textMasks.size >= MOST_KEPT) columns.textMasks.clear();
  columns.textMasks.set(key, mask);
  return mask;
}

function freshMask(node: TextNode, column: TextColumn, context: Context): Mask {
  const { columns } = context;
  const mask = new Uint8Array(columns.count);
  for (const value of node.values) {
    if (value.kind === 'text' && value.text.includes('~')) {
      markOwnName(mask, value.text, node.operator, column, columns);
      continue;
    }
    const texts = textsFitting(value, node.operator, column, context);
    for (let card = 0; card < mask.length; card++)
      if (texts[column.placeOf[card] ?? 0]) mask[card] = 1;
  }
  return node.operator === '!=' ? mask.map((one) => 1 - one) : mask;
}

/** 1 for each different text that fits. */
function textsFitting(
  value: TextValue,
  operator: TextNode['operator'],
  column: TextColumn,
  { budget }: Context,
): Uint8Array {
  if (value.kind === 'regex') {
    const regex = new Regex(value.source);
    return Uint8Array.from(column.lower, (text) =>
      !budget.exhausted && regex.test(text, budget.spend) ? 1 : 0,
    );
  }
  const [words = ''] = normalTexts([value.text]);
  return operator === '=' ? column.being(words) : column.holding(words);
}

/** `~` is the card's own name, so each name has words of its own to look for. */
function markOwnName(
  mask: Mask,
  wanted: string,
  operator: TextNode['operator'],
  column: TextColumn,
  { packed, nameOf }: Columns,
): void {
  const needles = normalTexts(packed.names.map((name) => wanted.replaceAll('~', name)));
  for (let card = 0; card < mask.length; card++) {
    const text = column.normal(column.placeOf[card] ?? 0);
    const needle = needles[nameOf[card] ?? 0] ?? '';
    if (operator === '=' ? text === needle : text.includes(needle)) mask[card] = 1;
  }
}

function columnOf(field: string, columns: Columns): TextColumn {
  if (isWordField(field)) return columns.words?.[field] ?? new TextColumn([], []);
  return field === 'name' ? columns.nameTexts : columns.subtitleTexts;
}

/** Notes change while the reader writes them. */
function notes({ columns: { ids }, inputs }: Context): TextColumn {
  return new TextColumn(
    ids.map((id) => inputs.notes?.get(id) ?? ''),
    ids.map((_, place) => place),
  );
}

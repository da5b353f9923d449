import type { EnergyUnit } from '../dice-masters/cards/index.ts';
import type { Span } from './prose.ts';

const RULE_ID = /^[A-Z]+(-[A-Z])?\d+(\.\d+)*[a-z]?$/;
const TOKEN = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\{([^}]+)\}/g;
const ENERGY = new Set<string>(['fist', 'bolt', 'mask', 'shield', 'wild']);

/** Splits text at our own marks: `[[R7.1.3]]`, `[[Overcrush|words]]`, `{character}`, `{fist}`, `{die …}`. */
export function parseMarks(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    spans.push(readMark(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

function readMark([whole, target, words, mark]: RegExpExecArray): Span {
  if (target !== undefined) {
    const shown = words ?? target;
    return RULE_ID.test(target)
      ? { kind: 'rule', id: target, words: shown }
      : { kind: 'keyword', id: keywordId(target), words: shown };
  }
  if (mark === undefined) return { kind: 'text', text: whole };
  if (/^characters?$/i.test(mark)) {
    return { kind: 'character', plural: mark.endsWith('s'), capital: mark.startsWith('C') };
  }
  if (ENERGY.has(mark)) return { kind: 'energy', unit: mark as EnergyUnit };
  if (mark.startsWith('die ')) return { kind: 'die', face: mark.slice(4) };
  return { kind: 'text', text: whole };
}

/** `Suit Up` is the keyword `suit-up`. */
function keywordId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

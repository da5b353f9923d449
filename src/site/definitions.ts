import { type Definition, type DefinitionPart, ENERGY_NAMES } from '../dice-masters/cards/index.ts';
import { characterWord, type Span } from '../reference/prose.ts';
import type { KeywordEntry } from '../reference/read.ts';
import type { Rule } from '../reference/rule.ts';
import { keywordAddress } from './address.ts';
import { siteCatalogue } from './catalogue.ts';
import { ruleAddress, siteReference } from './reference.ts';

/** Every definition by keyword id, for the cards that open at a keyword. */
export async function definitions(): Promise<Record<string, Definition>> {
  const [{ keywords, rules }, { cardsWith }] = await Promise.all([
    siteReference(),
    siteCatalogue(),
  ]);
  const define = (keyword: KeywordEntry): Definition => ({
    name: keyword.name,
    summary: keyword.summary,
    text: joinWords(opening(keyword).flatMap((span) => partsOf(span, rules))),
    cards: cardsWith(keyword.id).length,
  });
  return Object.fromEntries([...keywords].map(([id, keyword]) => [id, define(keyword)]));
}

function opening({ id, text: [first] }: KeywordEntry): Span[] {
  if (first?.kind !== 'paragraph') throw new Error(`"${id}" does not open with a paragraph.`);
  return first.spans;
}

function partsOf(span: Span, rules: Map<string, Rule>): DefinitionPart[] {
  switch (span.kind) {
    case 'text':
    case 'code':
      return [span.text];
    case 'strong':
    case 'emphasis':
    case 'link':
      return span.spans.flatMap((inner) => partsOf(inner, rules));
    case 'keyword':
      return [{ words: span.words, href: keywordAddress(span.id), keyword: span.id }];
    case 'rule': {
      const rule = rules.get(span.id);
      return [rule ? { words: span.words, href: ruleAddress(rule), keyword: null } : span.words];
    }
    case 'character':
      return [
        {
          usual: characterWord('character', span),
          superstar: characterWord('Superstar', span),
        },
      ];
    case 'energy':
      return [ENERGY_NAMES[span.unit]];
    case 'die':
      throw new Error(`An opening paragraph draws a die "${span.face}", which no card can show.`);
  }
}

/** Neighbouring words as one piece. */
function joinWords(parts: DefinitionPart[]): DefinitionPart[] {
  return parts.reduce<DefinitionPart[]>((list, part) => {
    const last = list.at(-1);
    if (typeof part === 'string' && typeof last === 'string') list[list.length - 1] = last + part;
    else list.push(part);
    return list;
  }, []);
}

import type { Card } from '../dice-masters/cards/index.ts';
import type { Catalogue } from '../dice-masters/catalogue/index.ts';
import type { Catalogue as QuarriorsCatalogue } from '../quarriors/catalogue/index.ts';
import { type Block, plainText, spansText } from '../reference/prose.ts';
import type { Reference } from '../reference/read.ts';
import { EDITIONS, type Rule, type RulePage } from '../reference/rule.ts';
import type { RecordText, ShelfInfo } from '../search/record.ts';
import type { Subtitles } from '../search/subtitles.ts';

/** A shelf before the index has named its records. */
export interface Shelf {
  info: Omit<ShelfInfo, 'ids'>;
  records: RecordText[];
  /** What the index reads of each record. */
  indexed: string[];
}

interface Entry extends RecordText {
  ref: string;
  /** Words to find it by that are not shown. */
  more?: string;
}

/** Small shelves: a search reads a few records out of many places. */
const NAMES_PER_SHELF = 12;
const ENTRIES_PER_SHELF = 10;
const SHORTEST_SECTION = 40;

/** Every record to search, on shelves. */
export function searchShelves(
  reference: Reference,
  catalogue: Catalogue,
  quarriors: QuarriorsCatalogue,
): Shelf[] {
  const game = 'dice-masters';
  return [
    fill({ name: 'keywords', game, holds: 'keywords', page: 'keywords/' }, keywords(reference)),
    ...reference.pages.flatMap((page) => {
      const { game: other, slug } = page;
      const address = slug === 'start' ? `rules/${other}/` : `rules/${other}/${slug}/`;
      return divide(pageEntries(page), ENTRIES_PER_SHELF).map((entries, at) =>
        fill(
          { name: `${other}-${slug}-${at + 1}`, game: other, holds: 'rules', page: address },
          entries,
        ),
      );
    }),
    ...divide(cardEntries(reference, catalogue), NAMES_PER_SHELF).map((entries, at) =>
      fill({ name: `cards-${at + 1}`, game, holds: 'cards', page: 'cards/' }, entries),
    ),
    ...divide(classEntries(quarriors), ENTRIES_PER_SHELF).map((entries, at) =>
      fill(
        {
          name: `quarriors-cards-${at + 1}`,
          game: 'quarriors',
          holds: 'classes',
          page: 'quarriors/cards/',
        },
        entries,
      ),
    ),
  ];
}

/** Names with their subtitles, for what the index does not find. */
export function subtitlesOf(shelves: Shelf[]): Subtitles {
  return Object.fromEntries(
    shelves
      .filter(({ info }) => info.holds === 'cards')
      .map(({ info, records }) => [
        info.name,
        records.map(({ title, versions = [] }) =>
          [title, ...versions.map(({ subtitle }) => subtitle)].join(' '),
        ),
      ]),
  );
}

function divide<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}

function fill(info: Omit<ShelfInfo, 'ids' | 'refs'>, entries: Entry[]): Shelf {
  return {
    info: { ...info, refs: entries.map(({ ref }) => ref) },
    records: entries.map(({ ref: _, more: __, ...record }) => record),
    indexed: entries.map(({ title, text, under = '', more = '' }) =>
      [title, text, under, more].join(' '),
    ),
  };
}

function keywords({ keywords: all }: Reference): Entry[] {
  return [...all.values()].map(({ id, name, summary }) => ({
    ref: id,
    title: name,
    text: summary,
  }));
}

/** The page itself with its opening, its sections that say something, its rules. */
function pageEntries({ title, summary, parts }: RulePage): Entry[] {
  const entries: Entry[] = [{ ref: '', title, text: summary }];
  let under = title;
  for (const part of parts) {
    if (part.kind === 'rule') entries.push({ ...ruleEntry(part.rule), under });
    else {
      addSections(entries, part.blocks, title);
      const heading = entries.findLast(({ ref }) => /^[a-z]/.test(ref));
      under = heading ? `${title} · ${heading.title}` : title;
    }
  }
  return entries.filter(
    ({ ref, text }) => /^([A-Z]|$)/.test(ref) || text.length >= SHORTEST_SECTION,
  );
}

function addSections(entries: Entry[], blocks: Block[], under: string): void {
  for (const block of blocks) {
    const last = entries.at(-1);
    if (block.kind === 'heading') {
      entries.push({ ref: block.id, title: spansText(block.spans), text: '', under });
    } else if (last) last.text = `${last.text} ${plainText([block])}`.trim();
  }
}

function ruleEntry({ id, title, text, editions, notes }: Rule): Entry {
  const differing = EDITIONS.flatMap((edition) => {
    const reading = editions[edition];
    return reading ? `${edition === 'later' ? 'Later' : edition}: ${plainText(reading.text)}` : [];
  });
  const words = [plainText(text), ...differing, ...notes.map((note) => plainText(note.text))];
  return { ref: id, title, text: words.join(' ') };
}

function cardEntries({ keywords: all }: Reference, { cards, affiliations }: Catalogue): Entry[] {
  const teams = new Map(affiliations.map(({ slug, name }) => [slug, name]));
  const factsOf = (card: Card) =>
    [
      ...card.affiliations.map((slug) => teams.get(slug) ?? slug),
      ...card.keywords.map((id) => all.get(id)?.name ?? id),
    ].join(' · ');
  const names = [...Map.groupBy(cards, ({ name }) => name)].sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return names.map(([title, versions]): Entry => {
    const shown = versions.map((card) => ({
      id: card.id,
      subtitle: card.subtitle,
      facts: factsOf(card),
    }));
    const joined = title.includes('-') ? title.replaceAll('-', '') : '';
    const more = versions.map((card) => `${factsOf(card)} ${card.set}`);
    return { ref: '', title, text: '', versions: shown, more: [joined, ...more].join(' ') };
  });
}

/** A class with its versions and what they do. */
function classEntries({ classes, cards }: QuarriorsCatalogue): Entry[] {
  return classes.map(({ id, name }) => {
    const versions = cards.filter((card) => card.class === id);
    const text = versions.map((card) => `${card.name}: ${linesOf(card)}`).join(' ');
    return { ref: id, title: name, text, under: 'Cards and dice' };
  });
}

function linesOf({ effects }: QuarriorsCatalogue['cards'][number]): string {
  return effects
    .map(({ openings, text }) => [openings.join(', '), text].filter(Boolean).join(': '))
    .join(' ');
}

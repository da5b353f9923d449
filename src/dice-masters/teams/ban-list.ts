import type { CardFacts } from '../cards/card-facts.ts';
import type { CardStore } from '../cards/card-store.ts';
import type { Format } from './format.ts';

/** Titles that a format bans, worked out once for each format. */
interface Bans {
  listed: ReadonlySet<string>;
  names: ReadonlySet<string>;
  titles: ReadonlySet<string>;
  ids: ReadonlySet<string>;
}

const KNOWN = new WeakMap<Format, Bans>();

/** Why a card is banned, in words that follow its name; null for a card that is not. */
export function bannedBecause(
  code: string,
  facts: CardFacts | undefined,
  format: Format,
  catalogue: CardStore,
): string | null {
  const bans = KNOWN.get(format) ?? bansOf(format, catalogue);
  KNOWN.set(format, bans);
  const { banList } = format;
  const [name, title] = facts
    ? [titleKey(facts.name, null), titleKey(facts.name, facts.subtitle)]
    : [];
  const has = (keys: ReadonlySet<string>) =>
    (name !== undefined && keys.has(name)) || (title !== undefined && keys.has(title));
  if (banList && has(bans.listed)) {
    return `is banned since ${dayInWords(banList.date)}: ${banList.source}`;
  }
  if (has(bans.names)) return 'is a name that this format bans';
  return bans.ids.has(code) || has(bans.titles) ? 'is banned in this format' : null;
}

function bansOf({ banList, namesBanned, cardsBanned }: Format, catalogue: CardStore): Bans {
  const keys = (titles: readonly { name: string; subtitle: string | null }[]) =>
    new Set(titles.map(({ name, subtitle }) => titleKey(name, subtitle)));
  return {
    listed: keys(banList?.cards ?? []),
    names: keys(namesBanned.map((name) => ({ name, subtitle: null }))),
    titles: keys(cardsBanned.flatMap((id) => catalogue.card(id) ?? [])),
    ids: new Set(cardsBanned),
  };
}

/** A name alone stands for all its subtitles. */
function titleKey(name: string, subtitle: string | null): string {
  return JSON.stringify([foldTitle(name), subtitle === null ? null : foldTitle(subtitle)]);
}

/** Names and subtitles compare without regard to capitals and outer spaces. (V11) */
export function foldTitle(text: string): string {
  return text.trim().toLowerCase();
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `2016-05-01` as `1 May 2016`. */
function dayInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

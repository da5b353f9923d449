import type { CardFacts, TeamCatalogue } from './catalogue.ts';
import type { Format } from './format.ts';

/** Why a card is banned, in words that follow its name; null for a card that is not. */
export function bannedBecause(
  code: string,
  facts: CardFacts | undefined,
  format: Format,
  catalogue: TeamCatalogue,
): string | null {
  const { banList } = format;
  if (facts && banList?.cards.some((title) => isTitleOf(title, facts))) {
    return `is banned since ${dayInWords(banList.date)}: ${banList.source}`;
  }
  if (facts && format.namesBanned.some((name) => foldTitle(name) === foldTitle(facts.name))) {
    return 'is a name that this format bans';
  }
  const isBanned = format.cardsBanned.some((id) => {
    const banned = catalogue.card(id);
    return id === code || (facts && banned && isTitleOf(banned, facts));
  });
  return isBanned ? 'is banned in this format' : null;
}

/** Names and subtitles compare without regard to capitals and outer spaces. (V11) */
export function foldTitle(text: string): string {
  return text.trim().toLowerCase();
}

function isTitleOf(
  { name, subtitle }: { name: string; subtitle: string | null },
  facts: CardFacts,
): boolean {
  return (
    foldTitle(name) === foldTitle(facts.name) &&
    (subtitle === null || foldTitle(subtitle) === foldTitle(facts.subtitle))
  );
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

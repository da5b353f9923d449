import { isCustomFormat, parseCustomFormat } from './custom-format.ts';
import { type FormatFile, type RuleTopic, STANDARD_RULES } from './format-file.ts';
import { cutTo, LONGEST_FORMAT } from './limits.ts';
import { NO_RESTRICTIONS, type Range, type Restrictions } from './restrictions.ts';

export interface FormatProblem {
  /** The part of the text, as it was written. */
  part: string;
  message: string;
}

/** What a team is judged by: a file of `content/dice-masters/formats`, or one with a player's own changes. */
export interface Format extends Restrictions {
  /** What `Team.format` holds: the file's name, or the text of a custom format. */
  id: string;
  name: string;
  summary: string;
  /** Players who build together. (DQ01) */
  players: number;
  life: number;
  cards: Range;
  kinds: FormatFile['kinds'];
  /** `most` is null where only each card's limit counts. */
  dice: { least: number; most: number | null };
  fullDice: boolean;
  /** `dice` lists the numbers that may lie on each. */
  basicActions: Range & { dice: readonly number[] };
  lineUps: FormatFile['lineUps'];
  drafted: boolean;
  /** Matches reprints by name and subtitle. */
  banList: FormatFile['banList'];
  rules: Readonly<Record<RuleTopic, string>>;
  /** What the checks leave out because nobody could read it. */
  unread: readonly FormatProblem[];
}

/** The format for teams that name none that we know. */
export const DEFAULT_FORMAT = 'tournament';

/** A file of `content/dice-masters/formats` as the checks see it. */
export function formatFromFile(id: string, file: FormatFile): Format {
  const { sources: _, dice, rules, ...rest } = file;
  return {
    ...NO_RESTRICTIONS,
    ...rest,
    id,
    dice: { least: 0, most: dice },
    rules: { ...STANDARD_RULES, ...rules },
    unread: [],
  };
}

/** The format that a team names; where it is not known, the tournament format and a problem. */
export function readFormat(
  text: string,
  files: ReadonlyMap<string, Format>,
): { format: Format; problems: readonly FormatProblem[] } {
  const isLong = text.length > LONGEST_FORMAT;
  const format =
    isCustomFormat(text) && !isLong ? customFormat(text, files) : fileFormat(text, files);
  return { format, problems: format.unread };
}

function fileFormat(id: string, files: ReadonlyMap<string, Format>): Format {
  const found = files.get(id);
  if (found) return found;
  const standard = files.get(DEFAULT_FORMAT);
  if (!standard) throw new Error(`There is no format ${DEFAULT_FORMAT}.`);
  const known = id.length > 100 ? `${cutTo(id, 100)}…` : id;
  const named = id ? `There is no format “${known}”.` : 'The team names no format.';
  const message = `${named} The team is judged as ${standard.name}.`;
  return { ...standard, id, unread: [{ part: id, message }] };
}

function customFormat(text: string, files: ReadonlyMap<string, Format>): Format {
  const custom = parseCustomFormat(text);
  const base = fileFormat(custom.base, files);
  const { base: _, name, life, cards, dice, basicActions, unread, ...restrictions } = custom;
  return {
    ...base,
    ...restrictions,
    id: text,
    name: name || `${base.name}, customised`,
    life: life ?? base.life,
    cards: cards ?? base.cards,
    dice: dice ?? base.dice,
    basicActions: { ...base.basicActions, ...basicActions },
    unread: [...base.unread, ...unread.map(unreadPart)],
  };
}

function unreadPart(part: string): FormatProblem {
  return { part, message: `“${part}” is no part of a format that we know, so it is not checked.` };
}

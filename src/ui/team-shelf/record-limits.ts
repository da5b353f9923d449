import { LONGEST_NOTES, MOST_CARDS, MOST_DICE, type Team } from '../../dice-masters/teams/index.ts';
import { applyStep, type Chunk, type HistoryEdit } from './history.ts';
import type { TeamRecord } from './team-record.ts';

/** Far beyond what fields take and links give; in storage it is no slip of a player. */
const LONGEST_WORDS = 10_000;
const MOST_TAGS = 200;
const MOST_EDITS = 5000;

/** Why a record is no team that can be shown, though its parts are all there; null where it can. */
export function limitTrouble({ chunks, snapshots }: TeamRecord): string | null {
  for (const { team } of snapshots) if (!fits(team)) return TOO_MUCH;
  return chunks.every(chunkFits) ? null : TOO_MUCH;
}

const TOO_MUCH = `It holds more than a team can: over ${MOST_CARDS} cards, ${MOST_DICE} dice on one, or words without end.`;

function chunkFits({ base, steps }: Chunk): boolean {
  const edits = steps.flat();
  if (!fits(base) || edits.length > MOST_EDITS || !edits.every(editFits)) return false;
  const grown = edits.filter(({ kind }) => kind === 'add' || kind === 'change-row').length;
  const longest = Math.max(base.cards.length, base.basicActions.length);
  if (longest + grown <= MOST_CARDS && edits.every(({ kind }) => kind !== 'team')) return true;
  let team = base;
  return steps.every((step) => {
    team = applyStep(team, step);
    return rowsFit(team);
  });
}

function fits({ name, tags, cards, basicActions, ...team }: Team): boolean {
  const words = [
    name,
    ...tags,
    ...[...cards, ...basicActions].flatMap((one) => [one.card, one.note]),
  ];
  return (
    rowsFit({ name, tags, cards, basicActions, ...team }) &&
    [...cards, ...basicActions].every(({ dice }) => isDice(dice)) &&
    tags.length <= MOST_TAGS &&
    team.notes.length <= LONGEST_NOTES &&
    words.every(({ length }) => length <= LONGEST_WORDS)
  );
}

function rowsFit({ cards, basicActions }: Team): boolean {
  return cards.length <= MOST_CARDS && basicActions.length <= MOST_CARDS;
}

function editFits(edit: HistoryEdit): boolean {
  switch (edit.kind) {
    case 'add':
    case 'replace':
      return isDice(edit.entry.dice) && edit.entry.card.length <= LONGEST_WORDS;
    case 'dice':
    case 'change-row':
      return isDice(edit.dice);
    case 'name':
      return edit.name.length <= LONGEST_WORDS;
    case 'notes':
      return edit.notes.length <= LONGEST_NOTES;
    case 'team':
      return fits(edit.team);
    default:
      return true;
  }
}

/** As a link gives them. */
function isDice(dice: number): boolean {
  return Number.isInteger(dice) && dice >= 0 && dice <= MOST_DICE;
}

import type { TeamsExport } from '../../../dice-masters/teams/index.ts';
import { fileStem } from '../../kit/hand-over.ts';
import type { IconName } from '../../kit/icon-drawings.ts';

/** One way to hand on a team. */
export interface Way {
  form: TeamsExport | 'picture';
  icon: IconName;
  name: string;
  about: string;
  /** Null where the text is for the clipboard alone. */
  file: { type: string; name: (team: string) => string } | null;
}

export const WAYS: readonly Way[] = [
  {
    form: 'link',
    icon: 'link',
    name: 'Link',
    about: 'Opens the whole team on any device. It lives in the link itself, on no server.',
    file: null,
  },
  {
    form: 'short-link',
    icon: 'qr',
    name: 'QR code',
    about: 'The same team behind a short link, to scan from a screen or a printed sheet.',
    file: null,
  },
  {
    form: 'picture',
    icon: 'image',
    name: 'Picture',
    about: 'The team on one card, for a post or a chat.',
    file: null,
  },
  {
    form: 'markdown',
    icon: 'text',
    name: 'Discord',
    about: 'A list with bold headings for Discord, Reddit and forums.',
    file: { type: 'text/markdown', name: (team) => `${fileStem(team)}.md` },
  },
  {
    form: 'text',
    icon: 'copy',
    name: 'Plain text',
    about: 'A list that reads well anywhere and can be pasted back here.',
    file: { type: 'text/plain', name: (team) => `${fileStem(team)}.txt` },
  },
  {
    form: 'team-builder',
    icon: 'share',
    name: 'Dice Coalition',
    about: 'The link that online events ask for; it opens in the Team Builder.',
    file: null,
  },
  {
    form: 'json',
    icon: 'download',
    name: 'Dicewright file',
    about: 'Everything about the team, notes and tags too, in one file of ours.',
    file: { type: 'application/json', name: (team) => `${fileStem(team)}.json` },
  },
  {
    form: 'saved-teams',
    icon: 'download',
    name: 'teams.txt',
    about: 'A file that the Dice Coalition Team Builder can load.',
    file: { type: 'text/plain', name: () => 'teams.txt' },
  },
  {
    form: 'teams-csv',
    icon: 'table',
    name: 'CSV table',
    about: 'A table of cards in the columns of Transition Zone.',
    file: { type: 'text/csv', name: (team) => `${fileStem(team)}.csv` },
  },
];

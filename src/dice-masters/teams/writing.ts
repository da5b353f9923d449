import { EMPTY_TEAM, type Team } from './team.ts';

/** A team written for somebody else, and what their format had no room for. */
export interface Writing {
  text: string;
  /** One sentence for each thing left out. */
  lost: string[];
}

/** What a format leaves out that has room for a name, cards and dice only. */
export function lostWords({ notes, tags, format, cards, basicActions }: Team): string[] {
  const hasNotes = notes !== '' || [...cards, ...basicActions].some(({ note }) => note !== '');
  const parts = [
    ...(hasNotes ? ['notes'] : []),
    ...(tags.length > 0 ? ['tags'] : []),
    ...(format === EMPTY_TEAM.format ? [] : ['format']),
  ];
  return parts.length > 0 ? [`Left out: ${parts.join(', ')}.`] : [];
}
